/**
 * A stretch of code that shows a field, which is named by its anchor: whole lines with their line feeds, or a part of a line. Of two
 * marks, one is inside the other or they do not touch.
 */
export type Mark = readonly [start: number, end: number, field: string];

/** Code that shows a field. */
export interface MarkedBranch<Leaf> {
  field: string;
  /** Whether it is a part of a line. */
  isPart: boolean;
  children: readonly MarkedNode<Leaf>[];
}

/** A stretch of code of one look, or what is marked around several. */
export type MarkedNode<Leaf> = Leaf | MarkedBranch<Leaf>;

/** Marks in the order of their code, the outer one first; what crosses another one is left out, and so is a second one of the same field. */
export function sortMarks(marks: readonly Mark[]): Mark[] {
  const sorted = [...marks].sort(
    ([start, end], [otherStart, otherEnd]) => start - otherStart || otherEnd - end,
  );
  const open: Mark[] = [];
  return sorted.filter((mark) => {
    const [start, end, field] = mark;
    while ((open.at(-1)?.[1] ?? Infinity) <= start) open.pop();
    const [, outerEnd, outerField] = open.at(-1) ?? [0, Infinity, ''];
    if (start >= end || end > outerEnd || field === outerField) return false;
    open.push(mark);
    return true;
  });
}

/** Puts the stretches of a code, split where a mark begins or ends, into their marks. */
export function nestMarks<Leaf extends { text: string }>(
  leaves: readonly Leaf[],
  marks: readonly Mark[],
): MarkedNode<Leaf>[] {
  const code = leaves.map(({ text }) => text).join('');
  const root: MarkedNode<Leaf>[] = [];
  const open: { end: number; children: MarkedNode<Leaf>[] }[] = [{ end: Infinity, children: root }];
  let position = 0;
  let next = 0;
  for (const leaf of leaves) {
    const end = position + leaf.text.length;
    let rest = leaf.text;
    while (rest !== '') {
      while ((open.at(-1)?.end ?? Infinity) <= position) open.pop();
      for (let mark = marks[next]; mark !== undefined && mark[0] <= position; mark = marks[next]) {
        const children: MarkedNode<Leaf>[] = [];
        const isPart = !isWholeLines(code, mark);
        open.at(-1)?.children.push({ field: mark[2], isPart, children });
        open.push({ end: mark[1], children });
        next += 1;
      }
      const length = Math.min(end, open.at(-1)?.end ?? end, marks[next]?.[0] ?? end) - position;
      open.at(-1)?.children.push({ ...leaf, text: rest.slice(0, length) });
      rest = rest.slice(length);
      position += length;
    }
  }
  return root;
}

function isWholeLines(code: string, [start, end]: Mark): boolean {
  const isStart = start === 0 || code[start - 1] === '\n';
  return isStart && (end === code.length || code[end - 1] === '\n');
}
