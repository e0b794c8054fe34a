import type { SplitWords } from '../engine/splitWords';

/** Words of JavaScript, which no one looks for. */
const keywords = new Set(
  'async await case catch const else export extends finally for from function import let new return static throw try typeof void while'.split(
    ' ',
  ),
);

/** Identifiers of code blocks, each once, without keywords, plain numbers and without those that the text around them contains. */
export function listCodeWords(
  code: readonly string[],
  text: string,
  splitWords: SplitWords,
): string {
  if (code.length === 0) return '';
  const known = new Set(splitWords(text).map(({ surface }) => surface));
  const found: string[] = [];
  for (const block of code) {
    // A compound comes before its parts, which the engine splits off again.
    let compoundEnd = 0;
    for (const { surface, start, end, isCompound } of splitWords(block)) {
      const isPart = end <= compoundEnd;
      if (isCompound) compoundEnd = Math.max(compoundEnd, end);
      if (
        known.has(surface) ||
        keywords.has(surface) ||
        surface.length < 3 ||
        /^\p{N}/u.test(surface) ||
        isPart
      ) {
        continue;
      }
      known.add(surface);
      found.push(block.slice(start, end));
    }
  }
  return found.join(' ');
}
