import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/**
 * The theme's files for parts of a document's page that no document of the site has: with the first document that has tags,
 * is a draft and so on, they are back by themselves.
 *
 * @returns absolute paths
 */
export function listUnusedParts(contents: readonly LoadedContent[]): string[] {
  const loadedVersions = contents.flatMap((content) => content.loadedVersions);
  const docs = loadedVersions.flatMap((version) => version.docs);
  const isUsed: Record<string, boolean> = {
    ContentVisibility: docs.some(({ draft, unlisted }) => draft || unlisted),
    'DocItem/Footer': docs.some(
      ({ editUrl, tags, lastUpdatedAt, lastUpdatedBy }) =>
        Boolean(editUrl ?? lastUpdatedAt ?? lastUpdatedBy) || tags.length > 0,
    ),
    DocVersionBadge: loadedVersions.some(({ badge }) => badge),
    DocVersionBanner: loadedVersions.some(({ banner }) => banner !== null),
  };
  const theme = path.join(
    path.dirname(createRequire(__filename).resolve('@docusaurus/theme-classic')),
    'theme',
  );
  return Object.keys(isUsed)
    .filter((part) => !isUsed[part])
    .map((part) => path.join(theme, part, 'index.js'));
}
