import type { FieldScope } from './fieldScopes';

/** A tag in a program: letters and digits, which every language and every URL write as they are. */
const anyTag = /qz(\d+)zq/g;

/** Tags texts of a request with the fields that they show: the program that sends it then has a tag on each line that shows one. */
export interface FieldTags {
  /**
   * A tag for the text that shows a field; none without a field.
   *
   * @param lines of what shows the field, where each entry of a value has a line
   */
  tag: (field: string | undefined, lines?: number) => string;
  /**
   * The fields that each line of a program shows, by their anchors with spaces between; '' where it shows none.
   *
   * @param tagged the program of the tagged request
   * @param plain the same program without tags
   */
  readLines: (tagged: string, plain: string) => string[];
}

/** Starts a set of tags: those of one operation. */
export function createFieldTags(): FieldTags {
  const tags: { field: string; lines: number }[] = [];
  return {
    tag: (field, lines = 1) =>
      field === undefined ? '' : `qz${tags.push({ field, lines }) - 1}zq`,
    readLines(tagged, plain) {
      const lines = tagged.split('\n');
      // Another layout, or a text that looks like a tag.
      if (lines.length !== plain.split('\n').length || plain.search(anyTag) >= 0) return [];
      const fields = lines.map(() => '');
      lines.forEach((line, index) => {
        const own = [...line.matchAll(anyTag)].flatMap(([, number]) => tags[Number(number)] ?? []);
        if (own.length > 0) fields[index] = [...new Set(own.map(({ field }) => field))].join(' ');
        // A value of several lines ends with its bracket; the fields in it come later and replace it.
        const end = index + (own[0]?.lines ?? 1);
        const isWhole = own.length === 1 && /^[^\w,]*[\]}]/.test(lines[end - 1] ?? '');
        if (isWhole && own[0]) fields.fill(own[0].field, index, end);
      });
      return fields;
    },
  };
}

/**
 * A JSON text whose keys are tagged with their fields.
 *
 * @param show is told the value of each field
 */
export function tagJson(
  text: string,
  scope: FieldScope,
  tags: FieldTags,
  show: (field: string, value: unknown) => void,
): string {
  const tagValue = (value: unknown, findIn: FieldScope): unknown => {
    if (Array.isArray(value)) return value.map((item) => tagValue(item, findIn));
    if (typeof value !== 'object' || value === null) return value;
    const find = findIn(value as Record<string, unknown>);
    const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const found = find(key);
      // Keys that are numbers come first in an object: with a tag they would not.
      if (found === undefined || /^\d+$/.test(key)) return [key, inner];
      show(found.field, inner);
      const lines = print(inner).split('\n').length;
      return [tags.tag(found.field, lines) + key, tagValue(inner, found.inside)];
    });
    return Object.fromEntries(entries) as unknown;
  };
  try {
    return print(tagValue(JSON.parse(text), scope));
  } catch {
    return text;
  }
}

function print(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
