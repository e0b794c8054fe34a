import type { Operation } from '../model/readApi';
import type { InfoData, OperationData, Programs, TagData } from '../model/types';

/** A generated page: its MDX, and the data that its components render. */
export interface Page {
  id: string;
  kind: 'api' | 'info' | 'tag';
  mdx: string;
  data: InfoData | OperationData | TagData;
  /** What the browser loads on demand. */
  programs?: Programs;
}

/** The method of an operation as its badges show it. */
export function badgeOf({ kind, method }: Operation): string {
  return kind === 'webhook' ? 'event' : method;
}

/** Class of an operation in the sidebar. */
export function sidebarClass(operation: Operation): string {
  return `api-method ${badgeOf(operation)}`;
}

/** Name of the file with the programs of a page, beside it. */
export function programsFile(id: string): string {
  return `${id}.programs.json`;
}

/** Import of a page's data, which only components in `.server` modules may receive. */
export function importData(id: string): string {
  return `import data from './${id}.json';`;
}

/** Attribute with the data of a page. */
export const data = { identifier: 'data' };

/** Imports of the components that generated pages use. */
export function importComponents(
  interactive: readonly string[],
  server: readonly string[],
): string {
  return [
    ...(interactive.length === 0
      ? []
      : [`import { ${interactive.join(', ')} } from '@site/src/components/api';`]),
    `import { ${server.join(', ')} } from '@site/src/components/api/reference.server';`,
  ].join('\n');
}
