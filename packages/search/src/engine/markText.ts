import { type SplitWords, withParts, type Word } from './splitWords';

/** A part of a text: code, or a word that matched, or neither. */
export interface Piece {
  text: string;
  isCode?: true;
  isMatch?: true;
}

const excerptLength = 150;
/** Letters before the first match, which give its context. */
const lead = 40;

/** The pieces of a text, with code between backticks. */
export function markText(
  text: string,
  isMatch: (word: Word) => boolean,
  splitWords: SplitWords,
): Piece[] {
  return text.split('`').flatMap((part, index) => {
    const pieces: Piece[] = [];
    let position = 0;
    const push = (end: number, matches: boolean) => {
      if (end <= position) return;
      pieces.push({
        text: part.slice(position, end),
        ...(index % 2 === 1 && { isCode: true }),
        ...(matches && { isMatch: true }),
      });
      position = end;
    };
    for (const word of withParts(splitWords(part))) {
      if (word.start < position || !isMatch(word)) continue;
      push(word.start, false);
      push(word.end, true);
    }
    push(part.length, false);
    return pieces;
  });
}

/** The line of a text with the most different matches, from the first of them on; the first line where there is none. */
export function pickExcerpt(
  text: string,
  isMatch: (word: Word) => boolean,
  splitWords: SplitWords,
): string {
  let best = { count: -1, line: '', start: 0 };
  for (const line of text.split('\n')) {
    const matches = withParts(splitWords(line)).filter(isMatch);
    const count = new Set(matches.map(({ stem }) => stem)).size;
    if (count > best.count) best = { count, line, start: matches[0]?.start ?? 0 };
  }
  return cutLine(best.line, best.start);
}

/** Shortens a line at word boundaries, with ellipses. */
function cutLine(line: string, firstMatch: number): string {
  if (line.length <= excerptLength) return line;
  const from = Math.max(0, Math.min(firstMatch - lead, line.length - excerptLength));
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1;
  const limit = start + excerptLength;
  const end = limit < line.length ? line.lastIndexOf(' ', limit) : line.length;
  // What is cut inside code stays code.
  const mark = line.slice(0, start).split('`').length % 2 === 0 ? '`' : '';
  return `${start > 0 ? '… ' : ''}${mark}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}
