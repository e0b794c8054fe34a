import { splitWords } from '../engine/splitWords';

/** The identifiers of code blocks, each once, without those that the text around them holds and without plain numbers. */
export function listCodeWords(code: readonly string[], text: string): string {
  const known = new Set(splitWords(text).map(({ surface }) => surface));
  const found: string[] = [];
  for (const block of code) {
    const words = splitWords(block);
    for (const { surface, start, end, isCompound } of words) {
      const inside = words.some((other) => other.isCompound && other.start <= start && end <= other.end && other.surface !== surface);
      if (known.has(surface) || surface.length < 3 || /^\p{N}/u.test(surface) || (inside && !isCompound)) {
        continue;
      }
      known.add(surface);
      found.push(block.slice(start, end));
    }
  }
  return found.join(' ');
}
