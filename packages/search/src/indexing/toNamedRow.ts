import type { Block } from '../SearchIndex';

/** Maximum length of a cell that follows the first one in the name of a row, such as a status code. */
const maximumNameCell = 16;

/**
 * Creates the block of a table row, or of a term and its description. Its name is the first cell with the short cells right after it (not
 * the last cell), its text the other cells. If the heading of the first column is empty and at least two columns follow, the table compares
 * these, so the text has all cells but the first, each after the heading of its column.
 */
export function toNamedRow(
  [firstCell = '', ...otherCells]: readonly string[],
  headings: readonly string[] = [],
): Block {
  if (headings[0] === '' && otherCells.length > 1) {
    const labeledCells = otherCells.map((cell, index) => `${headings[index + 1] ?? ''}: ${cell}`);
    return { kind: 'row', name: `${firstCell}.`, text: joinAsSentences(labeledCells) };
  }
  const textStart = otherCells.findIndex(
    (cell, index) => cell.length > maximumNameCell || index === otherCells.length - 1,
  );
  const name = [firstCell, ...otherCells.slice(0, textStart)].join(' · ');
  return { kind: 'row', name, text: joinAsSentences(otherCells.slice(textStart)) };
}

function joinAsSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, index) => {
      const needsDot = index < sentences.length - 1 && !/[.!?]$/.test(sentence);
      return needsDot ? `${sentence}.` : sentence;
    })
    .join(' ');
}
