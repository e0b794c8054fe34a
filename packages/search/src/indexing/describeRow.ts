import { withoutMarks } from '../engine/withoutMarks';

/** Letters of a cell that says what kind of thing a row is about, such as a code or a constant, at most. */
const shortest = 16;

/**
 * A row of a table as a line that can be read: its name, with short cells after it, and what is said of it. Where the columns are
 * compared, which have names and the first one none, each says which it is.
 */
export function describeRow(cells: readonly string[], heads: readonly string[]): string {
  const [first = '', ...others] = cells;
  if (heads[0] === '' && others.length > 1) {
    return joinSentences([
      first,
      ...others.map((cell, index) => `${heads[index + 1] ?? ''}: ${cell}`),
    ]);
  }
  const [name, ...texts] = nameRow([first, ...others].filter(Boolean));
  if (texts.length === 0) return name;
  return `${name}${/[.:!?]$/.test(name) ? '' : ':'} ${joinSentences(texts)}`;
}

/** The cells with the first ones, which name the row, as one. */
function nameRow([first = '', ...others]: readonly string[]): [string, ...string[]] {
  const isName = (cell: string) => withoutMarks(cell).length <= shortest && !/[.!?]$/.test(cell);
  const end = others.findIndex((cell, index) => !isName(cell) || index === others.length - 1);
  const names = others.slice(0, Math.max(end, 0));
  return [[first, ...names].join(' · '), ...others.slice(names.length)];
}

function joinSentences(texts: readonly string[]): string {
  return texts.reduce((all, text) => `${all}${/[.!?]$/.test(all) ? '' : '.'} ${text}`);
}
