import { apiReference } from '../../../config/apiReference';
import type { Site } from '../readSite';
import type { Block } from './Block';
import { collectComments } from './collectComments';
import { listBlocks } from './listBlocks';

/** All prose of the site: pages, comments of the code that they show, and the contract where it is in Spanish too. */
export function collectProse({ pages, contract }: Site): Block[] {
  const texts = apiReference.language === 'es' ? (contract?.texts ?? []) : [];
  return [...pages, ...collectComments(pages), ...texts].flatMap(listBlocks);
}
