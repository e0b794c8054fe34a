import type { Block } from '../SearchIndex';

/** Maximum number of characters of a cell that belongs to the name of its row, such as a code or a constant. */
const maximumNameCell = 16;

/**
 * Creates the block of a table row. Its name is the first cell with the short cells after it, and its text is that of the other cells, at
 * least of the last one. If the first column has no heading, the table compares the other columns, so each cell starts with the heading of
 * its column.
 */
export function createRow(
  [firstCell = '', ...otherCells]: readonly string[],
  headings: readonly string[] = [],
): Block {
  if (headings[0] === '' && otherCells.length > 1) {
    const labeledCells = otherCells.map((cell, index) => `${headings[index + 1] ?? ''}: ${cell}`);
    return { kind: 'row', name: `${firstCell}.`, text: joinSentences(labeledCells) };
  }
  const textStart = otherCells.findIndex(
    (cell, index) => cell.length > maximumNameCell || index === otherCells.length - 1,
  );
  const name = [firstCell, ...otherCells.slice(0, textStart)].join(' · ');
  return { kind: 'row', name, text: joinSentences(otherCells.slice(textStart)) };
}

function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, index) => {
      const needsDot = index < sentences.length - 1 && !/[.!?]$/.test(sentence);
      return needsDot ? `${sentence}.` : sentence;
    })
    .join(' ');
}
