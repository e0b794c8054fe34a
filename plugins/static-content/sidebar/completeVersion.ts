import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { completeSidebar } from './completeSidebar';

/** What a version of the docs has of all its pages. */
export type VersionPages = Pick<PropVersionMetadata, 'docsSidebars' | 'docs'>;

/** Gives a version, of which a page has only what it shows, its sidebars and documents. */
export function completeVersion(
  version: PropVersionMetadata,
  { docsSidebars, docs }: VersionPages,
): void {
  for (const [name, trimmed] of Object.entries(version.docsSidebars)) {
    completeSidebar(trimmed, docsSidebars[name] ?? []);
  }
  Object.assign(version.docsSidebars, docsSidebars);
  Object.assign(version.docs, docs);
}
