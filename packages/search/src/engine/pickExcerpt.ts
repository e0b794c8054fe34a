import type { SplitWords, Word } from './splitWords';

const excerptLength = 150;

/** The part of one line of a text that contains most of the wanted words; the beginning where it has none. */
export function pickExcerpt(
  text: string,
  isWanted: (word: Word, line: string) => boolean,
  splitWords: SplitWords,
): string {
  let best = { value: -1, line: '', start: 0 };
  for (const line of text.split('\n')) {
    const matches = splitWords(line).filter((word) => isWanted(word, line));
    const starts = matches.length === 0 ? [{ start: 0 }] : matches;
    for (const { start } of starts) {
      const inside = matches.filter(
        (match) => match.start >= start && match.end <= start + excerptLength,
      );
      const value = new Set(inside.map(({ term }) => term)).size;
      if (value > best.value) {
        best = { value, line, start };
      }
    }
  }
  return cut(best.line, best.start);
}

/** Shortens a line at word boundaries, with ellipses. */
function cut(line: string, firstMatch: number): string {
  if (line.length <= excerptLength) {
    return line;
  }
  // Some words before the match give its context.
  const lead = Math.max(0, Math.min(firstMatch - 40, line.length - excerptLength));
  const start = lead === 0 ? 0 : line.indexOf(' ', lead) + 1;
  const limit = start + excerptLength;
  const end =
    limit >= line.length ? line.length : Math.max(line.lastIndexOf(' ', limit), start + 1);
  // What is cut inside code stays code.
  const mark = line.slice(0, start).split('`').length % 2 === 0 ? '`' : '';
  return `${start > 0 ? '… ' : ''}${mark}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}
