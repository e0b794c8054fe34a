import { isObject, textOrJsonOf } from '../openapi/json';
import type { Field, SchemaView } from '../openapi/model';

/** A link from a field to a sample that shows it. */
export interface SampleLink {
  /** URL hash that leads to the request sample, or to the heading above all response samples. */
  href: string;
  /** Title of the request sample; undefined for the request that is shown first and for responses. */
  title?: string | undefined;
}

/** What the samples show of a field. */
interface ShownField {
  /** The first sample that shows the field. */
  sample: SampleLink;
  /** Values that samples show: those in JSON as `textOrJsonOf` returns them, those of parameters as sent, with and without `name=`. */
  values: Set<string>;
}

/** The fields that samples show, by their anchors. */
export type ShownFields = ReadonlyMap<string, ShownField>;

/** Tells which field a sentinel stands for, and how samples show the field. */
interface Mark {
  anchor: string;
  values: readonly string[];
  /** Number of lines of the value when JSON is formatted with one entry per line. */
  lineCount: number;
}

/** Matches a sentinel in code. Sentinels consist of letters and digits, which every language and every URL leave as they are. */
const sentinelPattern = /qz(\d+)zq/g;

/**
 * Puts sentinels such as `qz0zq` before the keys and texts that show fields, so that the sentinels in a program of any language tell
 * which lines show which fields. `stripAndRecord` removes them.
 */
export class FieldSentinels {
  private readonly marks: Mark[] = [];
  /** The fields in the code that `stripAndRecord` has read so far, by their anchors. */
  readonly shownFields = new Map<string, ShownField>();

  /** Puts a sentinel before the text that shows a parameter or a credential: its value or `name=value`. */
  markText(fieldAnchor: string, text: string): string {
    const values = [text, text.replace(/^[^=]*=/, '')];
    return this.registerSentinel({ anchor: fieldAnchor, values, lineCount: 1 }) + text;
  }

  /** Formats JSON, and puts sentinels before keys that `schema` describes. Text that is not JSON stays as it is. */
  markJson(json: string, schema: SchemaView | undefined): string {
    try {
      return formatJson(this.addSentinelsToKeys(JSON.parse(json), schema));
    } catch {
      return json;
    }
  }

  /**
   * Removes the sentinels from code, and adds the fields that it shows to `shownFields`.
   *
   * @param sample the sample that shows the code
   * @returns the code, and for each line the anchors of the fields that it shows, separated by spaces
   */
  stripAndRecord(marked: string, sample: SampleLink): { code: string; lineAnchors: string[] } {
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
      for (const { anchor, values } of marks) {
        const shown = this.shownFields.get(anchor) ?? { sample, values: new Set() };
        for (const value of values) shown.values.add(value);
        this.shownFields.set(anchor, shown);
      }
      anchors[index] = [...new Set(marks.map(({ anchor }) => anchor))].join(' ');
      // A value in brackets gets the anchor on all its lines. The fields inside it come later and override that anchor.
      const end = index + first.lineCount;
      const endsWithBracket = /^[^\w,]*[\]}]/.test(lines[end - 1]?.text ?? '');
      if (marks.length === 1 && endsWithBracket) anchors.fill(first.anchor, index, end);
    });
    return { code: lines.map(({ text }) => text).join('\n'), lineAnchors: anchors };
  }

  private addSentinelsToKeys(value: unknown, schema: SchemaView | undefined): unknown {
    if (Array.isArray(value)) return value.map((item) => this.addSentinelsToKeys(item, schema));
    if (!isObject(value) || schema === undefined) return value;
    // The fields of the schema or alternative that fits the object best come first.
    const fields = listFieldGroups(schema)
      .sort((a, b) => rateFit(b, value) - rateFit(a, value))
      .flat();
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
      const field =
        fields.find(({ isPattern, name }) => !isPattern && name === key) ??
        fields.find(({ isPattern }) => isPattern);
      // Only keys that begin with an ASCII letter or `_` get a sentinel: some languages quote other keys, but not after a sentinel.
      if (field === undefined || !/^[a-z_]/i.test(key)) return [key, inner];
      const lineCount = formatJson(inner).split('\n').length;
      const mark = { anchor: field.anchor, values: [textOrJsonOf(inner)], lineCount };
      return [this.registerSentinel(mark) + key, this.addSentinelsToKeys(inner, field.view)];
    });
    return Object.fromEntries(entries);
  }

  private registerSentinel(mark: Mark): string {
    return `qz${this.marks.push(mark) - 1}zq`;
  }
}

function formatJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/** Returns a group of fields for the schema, for its items and for each of its alternatives, recursively, but not for inner fields. */
function listFieldGroups(view: SchemaView): (readonly Field[])[] {
  if (view.describedBy !== undefined) return listFieldGroups(view.describedBy.view);
  const blocks = view.alternatives.flatMap((alternatives) => alternatives.blocks);
  const inside = [...(view.items === undefined ? [] : [view.items]), ...blocks];
  return [view.fields, ...inside.flatMap((block) => listFieldGroups(block.view))];
}

/** Returns how well fields fit an object: one point for each field that it has, minus 100 for each value that contradicts a constant. */
function rateFit(fields: readonly Field[], object: Record<string, unknown>): number {
  const present = fields.filter(({ name }) => Object.hasOwn(object, name));
  const contradicting = present.filter(({ name, view }) => {
    const constant = view?.schema.const;
    return constant !== undefined && constant !== object[name];
  });
  return present.length - contradicting.length * 100;
}
