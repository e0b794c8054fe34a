import type { ContentsEntry, GeneratedPage } from './Page';

/** Name of the partial with the reference of the API, which hand-written text of the information page may import. */
export const referenceFile = '_reference.mdx';
/** Name of the file with what all operation pages have in common. */
export const settingsFile = 'settings.json';

/** Hand-written text of a page. */
export interface PageProse {
  /** Path of its file, as the page imports it. */
  from: string;
  /** Whether it says itself where the reference stands. */
  hasReference: boolean;
}

/**
 * The files of a page by name: MDX with front matter, contents list and one component, and the data of the component. What only the
 * server renders is given to it under `__RENDERS_STATIC_HTML__`, which packages/framework/src/static-html defines.
 */
export function writePage(
  page: GeneratedPage,
  prose: PageProse | undefined,
): ReadonlyMap<string, string> {
  const { id, kind } = page;
  const files = new Map([[`${id}.json`, toWellFormedJson(page.data)]]);
  const tocs = [toExpression(page.toc)];
  const imports = [`import data from './${id}.json';`];
  const body: string[] = [];
  const rendered = 'data={__RENDERS_STATIC_HTML__ ? data : undefined}';
  if (page.kind !== 'tag') {
    imports.push(`import controls from './${id}.controls.json';`);
    files.set(`${id}.controls.json`, toWellFormedJson(page.controls));
  }
  switch (page.kind) {
    case 'tag':
      // Nothing of the component is left in the browser, not even its styles.
      imports.unshift(importFrom('Html.server'));
      body.push('<Html nodes={data.page} />');
      break;
    case 'info':
      imports.unshift(importFrom('InfoPage'));
      body.push(`<InfoPage id=${toWellFormedJson(id)} {...controls} ${rendered} />`);
      files.set(referenceFile, writeReference(id, page.referenceToc));
      if (prose?.hasReference) break;
      imports.push(`import Reference, { toc as referenceToc } from './${referenceFile}';`);
      tocs.push('referenceToc');
      body.push('<Reference />');
      break;
    case 'api':
      imports.unshift(importFrom('OperationPage'), `import settings from './${settingsFile}';`);
      files.set(`${id}.programs.json`, toWellFormedJson(page.programs));
      body.push(
        `<OperationPage id=${toWellFormedJson(id)} {...controls} settings={settings} toc={toc} loadPrograms={() => import('./${id}.programs.json')} ${rendered}>`,
      );
  }
  if (prose !== undefined) {
    imports.push(`import Prose, { toc as proseToc } from '${prose.from}';`);
    tocs.push('proseToc');
    body.push('<Prose />');
  }
  if (kind === 'api') body.push('</OperationPage>');
  const parts = [
    writeFrontMatter(page.frontMatter),
    imports.join('\n'),
    writeToc(tocs),
    ...body,
    '',
  ];
  return files.set(`${id}.${kind}.mdx`, parts.join('\n\n'));
}

/** The part of the information page that hand-written text may place. */
function writeReference(id: string, toc: readonly ContentsEntry[]): string {
  const head = [importFrom('Html.server'), `import data from './${id}.json';`].join('\n');
  return [head, writeToc([toExpression(toc)]), '<Html nodes={data.reference} />', ''].join('\n\n');
}

function importFrom(component: string): string {
  return `import ${component.replace('.server', '')} from '@aifindr-docs/api-reference/components/${component}';`;
}

function writeToc(lists: readonly string[]): string {
  return `export const toc = [${lists.map((list) => `...${list}`).join(', ')}];`;
}

/**
 * Front matter; values are JSON strings, which are YAML strings too.
 *
 * @throws Error where a value has a backslash: Docusaurus 3.7 prints it into a module, where it begins an escape
 */
function writeFrontMatter(fields: GeneratedPage['frontMatter']): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (String(value).includes('\\')) throw new Error(`${name} cannot have a backslash: ${value}`);
    return value === undefined ? [] : [`${name}: ${toWellFormedJson(value)}`];
  });
  return ['---', ...lines, '---'].join('\n');
}

/** JSON without lone surrogates, which bundlers refuse as escapes. */
export function toWellFormedJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\ud')) return json;
  return json.replaceAll(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '$1\uFFFD');
}

/** A value as an expression of JavaScript on one line: MDX has no line separators and control characters. */
function toExpression(value: unknown): string {
  return toWellFormedJson(value)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('\u007f', '\\u007f');
}
