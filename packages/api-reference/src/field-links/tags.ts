import { type Mark, sortMarks } from './marks';

/** Characters for private use: every language writes them as they are, and URLs percent-encoded. */
const firstTag = 0xe100;
const lastTag = 0xf8fe;
const endTag = '\uf8ff';
const anyTag =
  /[\ue100-\uf8ff]|%EE%8[4-9A-F]%[89AB][0-9A-F]|%EE%[9AB][0-9A-F]%[89AB][0-9A-F]|%EF%[89A][0-9A-F]%[89AB][0-9A-F]/g;

/** Tags texts of a request with the fields that they show, so that programs that make it say where they show them. */
export interface Tags {
  /**
   * A text between its tags; the text itself without a field.
   *
   * @param lines of what shows the field, where it has them alone; else it is a part of a line
   */
  tag: (field: string | undefined, text: string, lines?: number) => string;
  /** Two texts of which the second is the later one in a program: what is between them belongs to the field too. */
  tagBetween: (field: string | undefined, first: string, last: string) => [string, string];
  /**
   * Where a program shows fields.
   *
   * @param tagged the program of the tagged request
   * @param plain the same program without tags
   */
  read: (tagged: string, plain: string) => Mark[];
}

interface Tag {
  field: string;
  lines: number | undefined;
}

/** A tag as it is found: places in the program without tags. */
interface FoundTag extends Tag {
  start: number;
  end: number;
}

/** Starts a set of tags: those of one operation. */
export function createTags(): Tags {
  const tags: Tag[] = [];
  const add = (field: string | undefined, lines?: number): [start: string, end: string] => {
    if (field === undefined || firstTag + tags.length > lastTag) return ['', ''];
    tags.push({ field, lines });
    return [String.fromCharCode(firstTag + tags.length - 1), endTag];
  };
  return {
    tag(field, text, lines) {
      const [start, end] = add(field, lines);
      return start + text + end;
    },
    tagBetween(field, first, last) {
      const [start, end] = add(field, 1);
      return [start + first, last + end];
    },
    read(tagged, plain) {
      if (plain.search(anyTag) >= 0) return [];
      const { code, found } = strip(tagged, tags);
      const [lines, own] = [code.split('\n'), plain.split('\n')];
      return lines.length === own.length ? sortMarks(placeMarks(found, lines, own)) : [];
    },
  };
}

function strip(tagged: string, tags: readonly Tag[]): { code: string; found: FoundTag[] } {
  const open: FoundTag[] = [];
  const found: FoundTag[] = [];
  let code = '';
  let last = 0;
  for (const { 0: text, index } of tagged.matchAll(anyTag)) {
    code += tagged.slice(last, index);
    last = index + text.length;
    const character = text.startsWith('%') ? decodeURIComponent(text) : text;
    const tag = tags[character.charCodeAt(0) - firstTag];
    if (character === endTag) {
      const closed = open.pop();
      if (closed !== undefined) found.push({ ...closed, end: code.length });
    } else if (tag !== undefined) open.push({ ...tag, start: code.length, end: code.length });
  }
  return { code: code + tagged.slice(last), found };
}

/**
 * Whole lines where a field has them alone. A program may differ from its tagged sibling inside a line (an empty header has a syntax
 * of its own): then only whole lines are certain.
 */
function placeMarks(
  found: readonly FoundTag[],
  lines: readonly string[],
  plain: readonly string[],
): Mark[] {
  const [starts, plainStarts] = [listStarts(lines), listStarts(plain)];
  const plainLength = (plainStarts.at(-1) ?? 0) + (plain.at(-1)?.length ?? 0);
  /** The fields that begin a whole line of their own, by line. */
  const whole = new Map<number, Set<string>>();
  for (const { field, start, lines: count } of found) {
    if (count === undefined) continue;
    const line = lineAt(starts, start);
    whole.set(line, (whole.get(line) ?? new Set()).add(field));
  }
  return found.flatMap(({ field, start, end, lines: own }): Mark[] => {
    const count = own ?? 1;
    const first = lineAt(starts, start);
    const last = Math.max(lineAt(starts, end), first + count - 1);
    const isAlone = own !== undefined && whole.get(first)?.size === 1;
    if (isAlone && (count === 1 || isEnd(lines[last]))) {
      return [[plainStarts[first] ?? 0, plainStarts[last + 1] ?? plainLength, field]];
    }
    const shift = (plainStarts[first] ?? 0) - (starts[first] ?? 0);
    return lines[first] === plain[first] ? [[start + shift, end + shift, field]] : [];
  });
}

/** Index of the line with a place, by halving. */
function lineAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? Infinity) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

function listStarts(lines: readonly string[]): number[] {
  let start = 0;
  return lines.map((line) => {
    const own = start;
    start += line.length + 1;
    return own;
  });
}

/** Whether a line ends a value of several lines: its bracket is the first that is neither space nor quote. */
function isEnd(line = ''): boolean {
  return /^[\s"'@`]*[\]}]/.test(line);
}
