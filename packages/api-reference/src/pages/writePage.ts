import type { GeneratedPage } from '../createPages';

/** Name of the partial with the reference of the API, which hand-written text of the information page places. */
const referenceFile = '_reference.mdx';
/** Name of the file with what all operation pages have in common. */
export const settingsFile = 'settings.json';

/**
 * The files of a page by name: MDX with front matter, contents list and one component, and the data of the component. What only the
 * server renders is given to it under `__RENDERS_STATIC_HTML__`, which packages/framework/src/static-html defines.
 *
 * @param prose path of the hand-written text, as the page imports it
 */
export function writePage(page: GeneratedPage, prose?: string): ReadonlyMap<string, string> {
  const { id, kind } = page;
  const files = new Map([[`${id}.json`, JSON.stringify(page.data)]]);
  const tocs = [JSON.stringify(page.toc)];
  const imports = [`import data from './${id}.json';`];
  const body: string[] = [];
  const rendered = 'data={__RENDERS_STATIC_HTML__ ? data : undefined}';
  if (kind !== 'tag') {
    imports.push(`import controls from './${id}.controls.json';`);
    files.set(`${id}.controls.json`, JSON.stringify(page.controls));
  }
  switch (kind) {
    case 'tag':
      // Nothing of the component is left in the browser, not even its styles.
      imports.unshift(importFrom('Html.server'));
      body.push('<Html nodes={data.page} />');
      break;
    case 'info': {
      const html = [importFrom('Html.server'), `import data from './${id}.json';`].join('\n');
      const toc = writeToc([JSON.stringify(page.referenceToc)]);
      files.set(referenceFile, [html, toc, '<Html nodes={data.reference} />', ''].join('\n\n'));
      imports.unshift(importFrom('InfoPage'));
      body.push(`<InfoPage id="${id}" {...controls} ${rendered} />`);
      if (prose !== undefined) break;
      imports.push(`import Reference, { toc as referenceToc } from './${referenceFile}';`);
      tocs.push('referenceToc');
      body.push('<Reference />');
      break;
    }
    case 'api':
      imports.unshift(importFrom('OperationPage'), `import settings from './${settingsFile}';`);
      files.set(`${id}.programs.json`, JSON.stringify(page.programs));
      body.push(
        `<OperationPage id="${id}" {...controls} settings={settings} toc={toc} loadPrograms={() => import('./${id}.programs.json')} ${rendered}>`,
      );
  }
  if (prose !== undefined) {
    imports.push(`import Prose, { toc as proseToc } from '${prose}';`);
    tocs.push('proseToc');
    body.push('<Prose />');
  }
  if (kind === 'api') body.push('</OperationPage>');
  const head = [writeFrontMatter(page.frontMatter), imports.join('\n'), writeToc(tocs)];
  return files.set(`${id}.${kind}.mdx`, [...head, ...body, ''].join('\n\n'));
}

function importFrom(component: string): string {
  return `import ${component.replace('.server', '')} from '@aifindr-docs/api-reference/components/${component}';`;
}

function writeToc(lists: readonly string[]): string {
  return `export const toc = [${lists.map((list) => `...${list}`).join(', ')}];`;
}

/** Front matter; values are JSON strings, which are YAML strings too. */
function writeFrontMatter(fields: GeneratedPage['frontMatter']): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---'].join('\n');
}
