import type { Site } from '../readSite';
import type { Block } from './Block';
import { collectComments } from './collectComments';
import { listBlocks } from './listBlocks';

/** All prose of the site: pages, comments of the code that they show, and the contract. */
export function collectProse({ pages, contract }: Site): Block[] {
  return [...pages, ...collectComments(pages), ...(contract?.texts ?? [])].flatMap(listBlocks);
}
