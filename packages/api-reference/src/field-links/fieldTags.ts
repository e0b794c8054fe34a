import type { Element } from 'hast';
import { printValue } from '../contract/json';
import { decode } from '../contract/readContract';

/** A field as its page describes it, and what samples show of it. */
export interface Field {
  /** Its anchor. */
  id: string;
  name: string;
  /** Whether its name is a pattern for many. */
  isPattern?: boolean | undefined;
  /** Its only value. */
  only?: unknown;
  groups: readonly FieldGroup[];
  element: Element;
  /** The row of its name, which a link to the sample ends. */
  head: Element;
  /** The first sample that shows it; its title where it is not shown first. */
  sample?: { href: string; title?: string | undefined };
  /** The values that samples show: texts as they are, all else as JSON. */
  values: Set<string>;
}

/** Fields that are described side by side: those of an object, or of one of its options. */
export type FieldGroup = readonly Field[];

/** A tag in a program: letters and digits, which every language and every URL write as they are. */
const anyTag = /qz(\d+)zq/g;

/**
 * Tags what a request shows of fields: the program that sends it then has a tag on each line that shows one, in every language. `read`
 * takes the tags out again.
 */
export class FieldTags {
  private readonly tags: { field: Field; lines: number }[] = [];

  /** @param lines of the value, where each entry of it has a line */
  private tag(field: Field, lines = 1): string {
    return `qz${this.tags.push({ field, lines }) - 1}zq`;
  }

  /** The text that shows a parameter or key. */
  part(field: Field | undefined, text: string): string {
    if (field === undefined) return text;
    field.values.add(printValue(decode(text.replace(/^[^=]*=/, ''))));
    return this.tag(field) + text;
  }

  /** JSON whose keys are tagged; other text as it is. */
  json(text: string, groups: readonly FieldGroup[]): string {
    try {
      return print(this.value(JSON.parse(text), groups));
    } catch {
      return text;
    }
  }

  private value(value: unknown, groups: readonly FieldGroup[]): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(item, groups));
    if (typeof value !== 'object' || value === null) return value;
    const find = findFields(groups, value as Record<string, unknown>);
    const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const field = find(key);
      // Languages write names that begin otherwise in another way than tags.
      if (field === undefined || !/^[a-z_]/i.test(key)) return [key, inner];
      field.values.add(printValue(inner));
      const lines = print(inner).split('\n').length;
      return [this.tag(field, lines) + key, this.value(inner, field.groups)];
    });
    return Object.fromEntries(entries) as unknown;
  }

  /** A program without its tags, and the anchors of the fields that its lines show, with spaces between; each field learns of the first sample that shows it. */
  read(tagged: string, sample: NonNullable<Field['sample']>) {
    const lines = tagged.split('\n').map((line) => ({
      text: line.replaceAll(anyTag, ''),
      tags: [...line.matchAll(anyTag)].flatMap(([, number]) => this.tags[Number(number)] ?? []),
    }));
    const shown = lines.map(() => '');
    lines.forEach(({ tags }, index) => {
      const [first] = tags;
      if (first === undefined) return;
      for (const { field } of tags) field.sample ??= sample;
      shown[index] = [...new Set(tags.map(({ field }) => field.id))].join(' ');
      // A value of several lines ends with its bracket; the fields in it come later and replace it.
      const end = index + first.lines;
      const isWhole = tags.length === 1 && /^[^\w,]*[\]}]/.test(lines[end - 1]?.text ?? '');
      if (isWhole) shown.fill(first.field.id, index, end);
    });
    return { code: lines.map(({ text }) => text).join('\n'), lines: shown };
  }
}

function print(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/** Finds the field that describes a key of an object: of options, in the one that fits it best. */
function findFields(groups: readonly FieldGroup[], object: Readonly<Record<string, unknown>>) {
  const best = [...groups].sort((one, other) => rate(other, object) - rate(one, object)).flat();
  return (key: string) =>
    best.find(({ isPattern, name }) => !isPattern && name === key) ??
    best.find(({ isPattern }) => isPattern);
}

/** How well fields fit an object: by its keys, and far worse where one has another value than it must have. */
function rate(fields: FieldGroup, object: Readonly<Record<string, unknown>>): number {
  const present = fields.filter(({ name }) => Object.hasOwn(object, name));
  const wrong = present.filter(({ name, only }) => only !== undefined && only !== object[name]);
  return present.length - wrong.length * 100;
}
