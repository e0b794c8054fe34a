/** What a fence's info string asks for, beside its language. */
export interface FenceMeta {
  title?: string;
  /** 1-based numbers of the lines to stress. */
  highlightedLines: number[];
}

/**
 * Reads `title="…"` and `{1,3-4}`.
 *
 * @throws Error on anything else, so that a typing error cannot pass for an option
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta);
  const lines = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta);
  const rest = [title?.[0], lines?.[0]]
    .filter((part) => part !== undefined)
    .reduce((text, part) => text.replace(part, ''), meta)
    .trim();
  if (rest !== '') {
    throw new Error(`unknown fence option "${rest}"`);
  }
  return {
    ...(title?.[1] !== undefined && { title: title[1] }),
    highlightedLines: (lines?.[1] ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .flatMap(expandRange),
  };
}

function expandRange(part: string): number[] {
  const [from = NaN, to = from] = part.split('-').map(Number);
  if (!Number.isInteger(from) || !Number.isInteger(to) || to < from) {
    throw new Error(`bad line range "${part.trim()}"`);
  }
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
