import type { Operation } from '../model/readApi';
import type { InfoData, OperationData, Programs, TagData } from '../model/types';
import { element } from './mdx';

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

/** Data of the page, or a part of it, as an attribute; only components in `.server` modules may receive it. */
export function dataOf(part = ''): { identifier: string } {
  return { identifier: `data${part}` };
}

/** A part of the data that is a list of parts. */
export function showParts(part: string): string {
  return element('Parts', { parts: dataOf(part) });
}

/** Imports of a page: its data, and the components that generated pages use. */
export function importAll(id: string, interactive: readonly string[] = []): string {
  return [
    ...(interactive.length === 0
      ? []
      : [`import { ${interactive.join(', ')} } from '@site/src/components/api';`]),
    `import { ${serverComponents.join(', ')} } from '@site/src/components/api/reference.server';`,
    `import data from './${id}.json';`,
  ].join('\n');
}

const serverComponents = [
  ...['Contents', 'Deprecated', 'ExampleText', 'Intro', 'OperationCards', 'OperationLead'],
  ...['OperationMain', 'OperationsByTag', 'Parts', 'RailHeading', 'Response', 'ResponseCode'],
  ...['Responses', 'SampleCode'],
];
