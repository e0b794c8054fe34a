import type { Block } from '../SearchIndex';

/** A question, the section that answers it and which blocks of the section are the answer. */
export interface AnsweredQuestion {
  /** Path of the page, with the anchor of the section after `#` unless it is the beginning of the page. */
  answer: string;
  phrasings: readonly string[];
  /** Beginnings of rows or items shown alone, or of a block shown with its introduction or list. @default the first group of blocks */
  shows?: string | readonly string[];
  /** File and line of the question, for error messages. */
  sourceLocation: string;
}

/**
 * Selects the blocks of a section that answer a question: the first group of dependent blocks or, with `shownBeginnings`, the first group
 * with a block that has one of these beginnings. If only rows or items of the group have such a beginning, these alone are selected.
 *
 * @returns an empty list if there is no such group
 */
export function selectAnswerBlocks(
  blocks: readonly Block[],
  shownBeginnings: string | readonly string[] = [],
): Block[] {
  const beginnings = [shownBeginnings].flat();
  const hasListedBeginning = (block: Block): boolean => {
    const text = getPlainNameOrText(block);
    return beginnings.some((beginning) => text.startsWith(beginning));
  };
  const groups = groupDependentBlocks(blocks);
  const group =
    beginnings.length === 0
      ? groups[0]
      : groups.find((candidate) => candidate.some(hasListedBeginning));
  const shownBlocks = group?.filter(hasListedBeginning) ?? [];
  const areRows =
    shownBlocks.length > 0 && shownBlocks.every(({ kind }) => kind === 'row' || kind === 'item');
  return areRows ? shownBlocks : (group ?? []);
}

function getPlainNameOrText(block: Block): string {
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
 * Groups adjacent blocks that are complete only together: an introduction that ends with a colon and what follows it, items, and rows. Any
 * other block is a group of its own.
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
