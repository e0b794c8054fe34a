import { printValue } from '../openapi/json';
import { type FieldView, listFieldGroups } from '../views/model';

/** A sample on the page. */
export interface SampleLink {
  href: string;
  /** Title of the sample, unless the page shows it first. */
  title?: string | undefined;
}

/** A field that samples show, with the values that they show. */
export interface ShownField {
  /** The first sample that shows it. */
  sample: SampleLink;
  /** The values that samples show: strings as they are, everything else as JSON. */
  values: ReadonlySet<string>;
}

/** Matches a sentinel in a program. It consists of letters and digits, which every language and every URL leave as they are. */
const sentinelPattern = /qz(\d+)zq/g;

/**
 * Puts sentinels into what a request or response shows of fields, so that the program that sends the request has a sentinel on each line
 * that shows a field, in every language. `read` removes the sentinels.
 */
export class FieldSentinels {
  private readonly marks: { field: FieldView; lineCount: number }[] = [];
  private readonly samples = new Map<FieldView, SampleLink>();
  private readonly values = new Map<FieldView, Set<string>>();

  /** Returns the fields that are shown by the samples read so far. */
  listShownFields(): Map<FieldView, ShownField> {
    return new Map(
      Array.from(this.samples, ([field, sample]) => [
        field,
        { sample, values: this.values.get(field) ?? new Set() },
      ]),
    );
  }

  /** Puts a sentinel into the text that shows a parameter, which is its value or `name=value`. */
  markText(field: FieldView | undefined, text: string): string {
    if (field === undefined) return text;
    this.addValue(field, text);
    this.addValue(field, text.replace(/^[^=]*=/, ''));
    return this.createSentinel(field, 1) + text;
  }

  /** Puts sentinels before the keys of JSON. Other text stays as it is. */
  markJson(json: string, groups: readonly (readonly FieldView[])[]): string {
    try {
      return formatJson(this.markValue(JSON.parse(json), groups));
    } catch {
      return json;
    }
  }

  /**
   * Removes the sentinels from a program.
   *
   * @param sample the sample that shows the program
   * @returns the program, and for each line the anchors of the fields that it shows, with spaces between
   */
  read(marked: string, sample: SampleLink): { code: string; lines: readonly string[] } {
    const lines = marked.split('\n').map((line) => ({
      text: line.replaceAll(sentinelPattern, ''),
      marks: [...line.matchAll(sentinelPattern)].flatMap(
        ([, number]) => this.marks[Number(number)] ?? [],
      ),
    }));
    const anchors = lines.map(() => '');
    lines.forEach(({ marks }, index) => {
      const [first] = marks;
      if (first === undefined) return;
      for (const { field } of marks) {
        if (!this.samples.has(field)) this.samples.set(field, sample);
      }
      anchors[index] = [...new Set(marks.map(({ field }) => field.anchor))].join(' ');
      // The anchor is set for all lines of a value, up to its closing bracket. The fields inside the value come later and override it.
      const end = index + first.lineCount;
      const endsWithBracket = /^[^\w,]*[\]}]/.test(lines[end - 1]?.text ?? '');
      if (marks.length === 1 && endsWithBracket) anchors.fill(first.field.anchor, index, end);
    });
    return { code: lines.map(({ text }) => text).join('\n'), lines: anchors };
  }

  private markValue(value: unknown, groups: readonly (readonly FieldView[])[]): unknown {
    if (Array.isArray(value)) return value.map((item) => this.markValue(item, groups));
    if (typeof value !== 'object' || value === null) return value;
    const findField = createFieldFinder(groups, value as Record<string, unknown>);
    const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const field = findField(key);
      // Many languages quote a key that begins with another character, but would not quote one that begins with a sentinel.
      if (field === undefined || !/^[a-z_]/i.test(key)) return [key, inner];
      this.addValue(field, printValue(inner));
      const sentinel = this.createSentinel(field, formatJson(inner).split('\n').length);
      const innerGroups = field.schema === undefined ? [] : listFieldGroups(field.schema);
      return [sentinel + key, this.markValue(inner, innerGroups)];
    });
    return Object.fromEntries(entries) as unknown;
  }

  /** @param lineCount lines of the value, where each entry of it has a line */
  private createSentinel(field: FieldView, lineCount: number): string {
    return `qz${this.marks.push({ field, lineCount }) - 1}zq`;
  }

  private addValue(field: FieldView, value: string): void {
    this.values.set(field, (this.values.get(field) ?? new Set()).add(value));
  }
}

function formatJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/**
 * Creates a function that finds the field which describes a key of an object, first among the fields of the alternative that fits the
 * object best.
 */
function createFieldFinder(
  groups: readonly (readonly FieldView[])[],
  object: Readonly<Record<string, unknown>>,
): (key: string) => FieldView | undefined {
  const byFit = [...groups].sort((a, b) => rateFit(b, object) - rateFit(a, object)).flat();
  return (key) =>
    byFit.find(({ isPattern, name }) => !isPattern && name === key) ??
    byFit.find(({ isPattern }) => isPattern);
}

/** Rates how well fields fit an object: each key counts, and a value that contradicts a constant counts far more. */
function rateFit(fields: readonly FieldView[], object: Readonly<Record<string, unknown>>): number {
  const present = fields.filter(({ name }) => Object.hasOwn(object, name));
  const contradicting = present.filter(({ name, schema }) => {
    const constant = schema?.schema.constraints.const;
    return constant !== undefined && constant !== object[name];
  });
  return present.length - contradicting.length * 100;
}
