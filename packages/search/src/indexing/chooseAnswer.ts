import type { Block } from '../SearchIndex';

/** A question, the section that answers it and what of the section is the answer. */
export interface AnsweredQuestion {
  /** Path of the page, and the anchor of the section after `#`. */
  answer: string;
  /** The ways to ask. */
  asked: readonly string[];
  /** How the part of the section that is shown begins, or the rows or items of a list that are; the first part without it. */
  shows?: string | readonly string[];
  /** File and line of the question, for messages. */
  place: string;
}

/** The part of a section that answers: a paragraph with the list or code below it, a table, or some of its rows; empty where there is none. */
export function chooseAnswer(
  blocks: readonly Block[],
  shows: string | readonly string[] = [],
): Block[] {
  const beginnings = [shows].flat();
  const isShown = (block: Block) => {
    const text = toPlainText(block);
    return beginnings.some((beginning) => text.startsWith(beginning));
  };
  const parts = groupBlocks(blocks);
  const part = beginnings.length === 0 ? parts[0] : parts.find((one) => one.some(isShown));
  const shown = part?.filter(isShown) ?? [];
  const isChoice = shown.length > 0 && shown.every(({ kind }) => kind === 'row' || kind === 'item');
  return isChoice ? shown : (part ?? []);
}

function toPlainText(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.pieces.map(([text]) => text).join('');
    case 'row':
      return block.name.replaceAll('`', '');
    default:
      return block.text.replaceAll('`', '');
  }
}

/** Blocks that only answer together: an introduction, which ends with a colon, and what follows; items of a list, rows of a table. */
function groupBlocks(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isMore =
      before?.kind === 'text'
        ? before.text.endsWith(':')
        : before?.kind === block.kind && block.kind !== 'code';
    if (isMore) group?.push(block);
    else groups.push([block]);
  }
  return groups;
}
