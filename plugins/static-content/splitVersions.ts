import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteTables } from './readTables';
import type { VersionPages } from './sidebar/completeVersion';

/** Facts of a version of the docs in two parts: what every page needs of them, and what they say of each of its pages. */
export interface SplitVersion {
  /** Name of the module, as the framework asks for it. */
  source: string;
  frame: Omit<PropVersionMetadata, keyof VersionPages>;
  pages: VersionPages;
}

const dataOfDocs = /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\//;

/**
 * Takes out of the facts of all versions what grows with their pages.
 *
 * @param read gives the text of a module
 */
export function splitVersions(
  { modules }: Pick<RouteTables, 'modules'>,
  read: (source: string) => string,
): SplitVersion[] {
  return [...modules.values()]
    .map(({ source }) => source)
    .filter((source) => dataOfDocs.test(source))
    .sort()
    .flatMap((source) => {
      const { version } = JSON.parse(read(source)) as { version?: PropVersionMetadata };
      if (version === undefined) return [];
      const { docsSidebars, docs, ...frame } = version;
      return [{ source, frame, pages: { docsSidebars, docs } }];
    });
}
