import { printValue } from '../openapi/json';
import { type FieldView, listFieldGroups } from '../views/model';

/** A sample on the page. */
export interface SampleLink {
  href: string;
  /** Its title, unless the page shows it first. */
  title?: string | undefined;
}

/** What samples show of a field. */
export interface ShownField {
  /** The first sample that shows it. */
  sample: SampleLink;
  /** The values that samples show: strings as they are, everything else as JSON. */
  values: ReadonlySet<string>;
}

/** A sentinel in a program: letters and digits, which every language and every URL write as they are. */
const sentinelPattern = /qz(\d+)zq/g;

/**
 * Puts sentinels into what a request or response shows of fields: the program that sends the request then has one on each line that shows
 * a field, in every language. `read` takes the sentinels out again.
 */
export class FieldSentinels {
  private readonly marks: { field: FieldView; lineCount: number }[] = [];
  private readonly samples = new Map<FieldView, SampleLink>();
  private readonly values = new Map<FieldView, Set<string>>();

  /** The fields that the samples show which have been read so far. */
  listShownFields(): Map<FieldView, ShownField> {
    return new Map(
      Array.from(this.samples, ([field, sample]) => [
        field,
        { sample, values: this.values.get(field) ?? new Set() },
      ]),
    );
  }

  /** Marks the text that shows a parameter: its value, or `name=value`. */
  markText(field: FieldView | undefined, text: string): string {
    if (field === undefined) return text;
    this.addValue(field, text);
    this.addValue(field, text.replace(/^[^=]*=/, ''));
    return this.createSentinel(field, 1) + text;
  }

  /** Marks the keys of JSON; other text stays as it is. */
  markJson(json: string, groups: readonly (readonly FieldView[])[]): string {
    try {
      return formatJson(this.markValue(JSON.parse(json), groups));
    } catch {
      return json;
    }
  }

  /**
   * Takes the sentinels out of a program.
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
      // A value of several lines ends with its bracket; the fields in it come later and replace it.
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
      // Languages write names that begin with another character in another way than sentinels.
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

/** Finds the field that describes a key of an object: of several alternatives, in the one that fits the object best. */
function createFieldFinder(
  groups: readonly (readonly FieldView[])[],
  object: Readonly<Record<string, unknown>>,
): (key: string) => FieldView | undefined {
  const byFit = [...groups].sort((a, b) => rateFit(b, object) - rateFit(a, object)).flat();
  return (key) =>
    byFit.find(({ isPattern, name }) => !isPattern && name === key) ??
    byFit.find(({ isPattern }) => isPattern);
}

/** How well fields fit an object: by its keys, and far worse where a key has another value than its constant. */
function rateFit(fields: readonly FieldView[], object: Readonly<Record<string, unknown>>): number {
  const present = fields.filter(({ name }) => Object.hasOwn(object, name));
  const contradicting = present.filter(({ name, schema }) => {
    const constant = schema?.schema.constraints.const;
    return constant !== undefined && constant !== object[name];
  });
  return present.length - contradicting.length * 100;
}
