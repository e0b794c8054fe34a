import type { Block } from '../SearchIndex';

/** Maximum number of characters of a cell that belongs to the name of its row, such as a code or a constant. */
const maximumNameCell = 16;

/**
 * Creates the block of a table row. Its name is the first cell with the short cells after it, and its text is that of the other cells. If
 * the first column has no heading, the table compares the other columns, so each cell starts with the heading of its column.
 *
 * @returns undefined for an empty row
 */
export function createRow(
  [firstCell = '', ...otherCells]: readonly string[],
  headings: readonly string[],
): Block | undefined {
  if (headings[0] === '' && otherCells.length > 1) {
    const labeledCells = otherCells.map((cell, index) => `${headings[index + 1] ?? ''}: ${cell}`);
    return { kind: 'row', name: `${firstCell}.`, text: joinSentences(labeledCells) };
  }
  const cells = [firstCell, ...otherCells].filter(Boolean);
  const firstTextCell = cells.findIndex(
    (cell, index) =>
      index > 0 &&
      (index === cells.length - 1 || cell.length > maximumNameCell || /[.!?]$/.test(cell)),
  );
  const nameLength = firstTextCell < 0 ? cells.length : firstTextCell;
  const name = cells.slice(0, nameLength).join(' · ');
  return name === ''
    ? undefined
    : { kind: 'row', name, text: joinSentences(cells.slice(nameLength)) };
}

function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, index) => {
      const needsDot = index < sentences.length - 1 && !/[.!?]$/.test(sentence);
      return needsDot ? `${sentence}.` : sentence;
    })
    .join(' ');
}
