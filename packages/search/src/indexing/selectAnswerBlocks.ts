import type { Block } from '../SearchIndex';

/** A question, the section that answers it and which blocks of the section are the answer. */
export interface AnsweredQuestion {
  /** Path of the page, and the anchor of the section after `#`. */
  answer: string;
  /** Wordings of the question. */
  phrasings: readonly string[];
  /** Beginnings of the rows or items to show, or of a block that is shown with its group. @default the first group of the section */
  shows?: string | readonly string[];
  /** File and line of the question, for error messages. */
  sourceLocation: string;
}

/**
 * Selects the blocks of a section that answer a question: a paragraph with the list or code below it, a table, or single rows or items.
 *
 * @returns an empty list if no block has one of the beginnings in `shows`
 */
export function selectAnswerBlocks(
  blocks: readonly Block[],
  shows: string | readonly string[] = [],
): Block[] {
  const beginnings = [shows].flat();
  const isShown = (block: Block) => {
    const text = toPlainText(block);
    return beginnings.some((beginning) => text.startsWith(beginning));
  };
  const groups = groupDependentBlocks(blocks);
  const group =
    beginnings.length === 0 ? groups[0] : groups.find((candidate) => candidate.some(isShown));
  const shownBlocks = group?.filter(isShown) ?? [];
  const areRows =
    shownBlocks.length > 0 && shownBlocks.every(({ kind }) => kind === 'row' || kind === 'item');
  return areRows ? shownBlocks : (group ?? []);
}

function toPlainText(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.tokens.map(([text]) => text).join('');
    case 'row':
      return block.name.replaceAll('`', '');
    default:
      return block.text.replaceAll('`', '');
  }
}

/**
 * Groups blocks that are complete only together: an introduction that ends with a colon and what follows it, the items of a list, or the
 * rows of a table.
 */
function groupDependentBlocks(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    const continuesGroup =
      previous?.kind === 'text'
        ? previous.text.endsWith(':')
        : previous?.kind === block.kind && block.kind !== 'code';
    if (continuesGroup) group?.push(block);
    else groups.push([block]);
  }
  return groups;
}
