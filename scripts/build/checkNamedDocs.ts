import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { AuthorError } from './AuthorError';

interface Naming {
  /** File that names docs. */
  file: string;
  /** Ids that it names. */
  names: readonly string[];
}

/**
 * Docusaurus finds a wrong id in a sidebar when it has read every page, and one in the navbar when it has bundled them all.
 *
 * @throws AuthorError with every file and id that no doc has
 */
export function checkNamedDocs(ids: ReadonlySet<string>, namings: readonly Naming[]): void {
  const problems = namings.flatMap(({ file, names }) =>
    names.filter((name) => !ids.has(name)).map((name) => `${file}: no doc has the id "${name}".`),
  );
  if (problems.length > 0) {
    throw new AuthorError(problems.join('\n'));
  }
}

/** Ids of the docs that sidebars name one by one. */
export function listSidebarDocs(sidebars: SidebarsConfig): string[] {
  return Object.values(sidebars).flatMap(listDocs);
}

/** Of what a sidebar is made of; the kinds that name no doc by its id have none of these parts. */
function listDocs(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(listDocs);
  if (typeof part !== 'object' || part === null) return [];
  const { type, id, items, link } = part as Record<string, unknown>;
  const isDoc = type === 'doc' || type === 'ref';
  return [...(isDoc ? listDocs(id) : []), ...listDocs(link), ...listDocs(items)];
}
