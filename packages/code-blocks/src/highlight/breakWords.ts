import { deepIndent, depthOf } from './hangingIndent';

/** What a phone of 320 px shows of a line, in characters. */
const narrowest = 33;

/** Long URLs, which break after each of their slashes. */
const longUrl = /https?:\/\/[^\s"'`<>]{36,}/g;
const slash = /(?<=[^/:]\/)(?=[^/])/g;

/** Where another long word breaks, the best first. */
const boundaries = [
  /(?<=[(,=>]|[^<]\/)(?![/=>)])|(?=<\/)/g,
  /(?<!\?)(?=\??\.\w)/g,
  /(?<=[a-z])(?=[A-Z])/g,
];

/**
 * Places in a code where words that are wider than the narrowest screen may break: after a slash, a parenthesis or the like. Without
 * them such a word leaves the indentation before it alone on a row, and then breaks anywhere.
 *
 * @param hang the hanging indent of the code, as `hangingIndent` gives it
 */
export function breakWords(code: string, hang?: number): number[] {
  const places = [...code.matchAll(longUrl)].flatMap(({ 0: url, index: start }) =>
    [...url.matchAll(slash)].map(({ index }) => start + index),
  );
  let start = 0;
  for (const line of code.split('\n')) {
    const depth = depthOf(line);
    const room = narrowest - (deepIndent(line, hang) ?? hang ?? 3);
    for (const { 0: word, index } of line.matchAll(/\S+/g)) {
      const isFirst = line.slice(0, index).trim() === '';
      const found = breakWord(word, isFirst ? narrowest - depth : room, room);
      places.push(...found.map((place) => start + index + place));
    }
    start += line.length + 1;
  }
  return places;
}

/** Places in a word of which the first part has less or more room than the others. */
function breakWord(word: string, first: number, room: number): number[] {
  if (word.length <= first) return [];
  for (const boundary of boundaries) {
    const place = [...word.matchAll(boundary)]
      .map(({ index }) => index)
      .findLast((index) => index > 3 && index <= first);
    if (place !== undefined) {
      return [place, ...breakWord(word.slice(place), room, room).map((next) => place + next)];
    }
  }
  return [];
}
