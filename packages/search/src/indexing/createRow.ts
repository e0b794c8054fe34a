import type { Block } from '../SearchIndex';

/** Maximum number of characters of a cell after the first one that is part of the name of its row, such as a status code. */
const maximumNameCell = 16;

/**
 * Creates the block of a table row. The name has the first cell and the short cells right after it, and the text has the remaining cells,
 * at least the last one. If the first column has no heading and at least two columns follow, the table compares these columns, so the text
 * of each cell starts with the heading of its column.
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
