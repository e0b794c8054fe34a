import type { Word } from './splitWords';

export interface HighlightedSegment {
  text: string;
  isCode?: true;
  isMatch?: true;
}

const excerptLength = 150;
/** Maximum number of characters shown before the first match of a long line, unless the line ends soon after the match. */
const contextLength = 40;

/** Splits a text, in which code stands between backticks, into segments at code and at matches. */
export function highlightText(
  textWithBackticks: string,
  findMatches: (text: string) => readonly Word[],
): HighlightedSegment[] {
  return textWithBackticks.split('`').flatMap((part, index) => {
    const segments: HighlightedSegment[] = [];
    let position = 0;
    const addSegmentUntil = (end: number, isMatching: boolean): void => {
      if (end <= position) return;
      segments.push({
        text: part.slice(position, end),
        ...(index % 2 === 1 && { isCode: true }),
        ...(isMatching && { isMatch: true }),
      });
      position = end;
    };
    for (const { start, end } of findMatches(part)) {
      addSegmentUntil(start, false);
      addSegmentUntil(end, true);
    }
    addSegmentUntil(part.length, false);
    return segments;
  });
}

/** Returns the line with the most distinct matches, or the first line if nothing matches. A long line is cut around its first match. */
export function excerptBestLine(
  text: string,
  findMatches: (text: string) => readonly Word[],
): string {
  let best = { matchCount: -1, line: '', firstMatch: 0 };
  for (const line of text.split('\n')) {
    const matches = findMatches(line);
    const matchCount = new Set(matches.map(({ stem }) => stem)).size;
    if (matchCount > best.matchCount) {
      best = { matchCount, line, firstMatch: matches[0]?.start ?? 0 };
    }
  }
  return shortenLongLine(best.line, best.firstMatch);
}

/** Shortens a line of more than `excerptLength` characters at spaces, with an ellipsis at each cut. */
function shortenLongLine(line: string, firstMatchStart: number): string {
  if (line.length <= excerptLength) return line;
  const from = Math.max(0, Math.min(firstMatchStart - contextLength, line.length - excerptLength));
  const start = from === 0 ? 0 : line.indexOf(' ', from) + 1;
  const limit = start + excerptLength;
  const end = limit < line.length ? line.lastIndexOf(' ', limit) : line.length;
  // If the excerpt starts inside code, a backtick marks its beginning as code.
  const backtick = line.slice(0, start).split('`').length % 2 === 0 ? '`' : '';
  return `${start > 0 ? '… ' : ''}${backtick}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}
