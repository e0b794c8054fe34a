/** Options of a fence: what follows the language in its info string. */
export interface FenceMeta {
  /** `path#region` of the file to show. */
  file?: string;
  title?: string;
  /** 1-based. */
  highlightedLines: number[];
  /** What is wrong with the options. */
  problem?: string;
}

const option = /(?:^|\s)(?:file=(?<file>\S+)|title="(?<title>[^"]*)"|\{(?<lines>[\d,\s-]+)\})/g;

/** Reads `file=path#region`, `title="…"` and `{1,3-4}`; anything else is a problem, so that no misspelt option is ignored. */
export function parseFenceMeta(meta: string): FenceMeta {
  const options = Object.assign({}, ...[...meta.matchAll(option)].map(pickGroups)) as {
    file?: string;
    title?: string;
    lines?: string;
  };
  const { lines = '', ...texts } = options;
  const unknown = meta.replace(option, '').trim();
  const ranges = lines.split(',').filter((range) => range.trim() !== '');
  const badRange = ranges.find((range) => expandRange(range).length === 0)?.trim();
  const problem =
    (unknown && `unknown fence option "${unknown}"`) ||
    (badRange !== undefined && `bad line range "${badRange}"`);
  return {
    ...texts,
    highlightedLines: ranges.flatMap(expandRange),
    ...(problem && { problem }),
  };
}

function pickGroups({ groups = {} }: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));
}

/** Numbers from `3-5` or `3`; none when it is no range. */
function expandRange(range: string): number[] {
  const [from = NaN, to = from] = range.split('-').map(Number);
  return Number.isInteger(from) && Number.isInteger(to) && from <= to
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : [];
}
