import type { GeneratedPage } from '../createPages';

/** Name of the file with what all operation pages have in common. */
export const settingsFile = 'settings.json';

/** The components of each kind of page: of a tag, nothing is left in the browser, not even its styles. */
const components = {
  tag: ['Html.server'],
  info: ['InfoPage', 'Html.server'],
  api: ['OperationPage'],
};

/**
 * The files of a page by name: MDX with front matter, contents list and components, and their data. What only the server renders is
 * given under `__RENDERS_STATIC_HTML__`, which packages/framework/src/static-html defines.
 *
 * @param prose path of the hand-written text, as the page imports it
 */
export function writePage(page: GeneratedPage, prose?: string): ReadonlyMap<string, string> {
  const { id, kind } = page;
  const files = new Map([[`${id}.json`, JSON.stringify(page.data)]]);
  const imports = components[kind].map(
    (name) =>
      `import ${name.replace('.server', '')} from '@aifindr-docs/api-reference/components/${name}';`,
  );
  imports.push(`import data from './${id}.json';`);
  const lists = [JSON.stringify(page.toc)];
  const body: string[] = [];
  const props = `id="${id}" {...controls} data={__RENDERS_STATIC_HTML__ ? data : undefined}`;
  if (kind === 'tag') body.push('<Html nodes={data.page} />');
  else {
    imports.push(`import controls from './${id}.controls.json';`);
    files.set(`${id}.controls.json`, JSON.stringify(page.controls));
  }
  if (kind === 'info') body.push(`<InfoPage ${props} />`);
  if (kind === 'api') {
    imports.push(`import settings from './${settingsFile}';`);
    files.set(`${id}.programs.json`, JSON.stringify(page.programs));
    const load = `() => import('./${id}.programs.json')`;
    body.push(`<OperationPage ${props} settings={settings} loadPrograms={${load}}>`);
  }
  if (prose !== undefined) {
    imports.push(`import Prose, { toc as proseToc } from '${prose}';`);
    lists.push('proseToc');
    body.push('<Prose />');
  }
  if (kind === 'api') body.push('</OperationPage>');
  if (kind === 'info') {
    body.push('<Html nodes={data.reference} />');
    lists.push(JSON.stringify(page.referenceToc));
  }
  const toc = `export const toc = [${lists.map((list) => `...${list}`).join(', ')}];`;
  const head = [writeFrontMatter(page.frontMatter), imports.join('\n'), toc];
  return files.set(`${id}.${kind}.mdx`, [...head, ...body, ''].join('\n\n'));
}

/** Front matter; values are JSON strings, which are YAML strings too. */
function writeFrontMatter(fields: GeneratedPage['frontMatter']): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---'].join('\n');
}
