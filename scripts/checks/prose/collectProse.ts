import { readContract } from '../readContract';
import { readPages } from '../readPages';
import type { Block } from './Block';
import { collectComments } from './collectComments';
import { listBlocks } from './listBlocks';

/** All prose of the site: pages, comments of the code that they show, and the contract. Generated pages repeat the contract. */
export function collectProse(siteDir: string): Block[] {
  const pages = readPages(siteDir).filter(({ file }) => !file.startsWith('docs/api/'));
  return [...pages, ...collectComments(pages), ...readContract(siteDir).texts].flatMap(listBlocks);
}
