import type { GeneratedPage } from './Page';

/** Name of the partial with the reference of the API, which hand-written text of the information page can import. */
const referenceFile = '_reference.mdx';
/** Name of the file with the settings that all operation pages share. No page has a file of this name: ids have no underscores. */
export const settingsFile = '_settings.json';

/** The component of each kind of page. In production, that of tags sends neither JavaScript nor styles to the browser. */
const components = { tag: 'Html.server', info: 'InfoPageTop', api: 'OperationPage' };

/**
 * Renders the files of a page, by their names: MDX with front matter, table of contents and components, and JSON with their data.
 * InfoPageTop and OperationPage get no `data` in the browser of a production build, by a constant of packages/framework/src/static-html.
 *
 * @param prose path of the hand-written text, as the page imports it
 */
export function renderPageFiles(page: GeneratedPage, prose?: string): ReadonlyMap<string, string> {
  const { id, kind } = page;
  const files = new Map([[`${id}.json`, JSON.stringify(page.data)]]);
  const data = `import data from './${id}.json';`;
  const imports = [renderComponentImport(components[kind]), data];
  const tocExpressions = [JSON.stringify(page.toc)];
  const body: string[] = [];
  const props = `pageId="${id}" {...controls} data={__RENDERS_STATIC_HTML__ ? data : undefined}`;
  if (kind === 'tag') body.push('<Html nodes={data.page} />');
  else {
    imports.push(`import controls from './${id}.controls.json';`);
    files.set(`${id}.controls.json`, JSON.stringify(page.controls));
  }
  if (kind === 'info') {
    const reference = [renderComponentImport('Html.server'), data];
    const toc = [JSON.stringify(page.referenceToc)];
    files.set(referenceFile, renderMdx(reference, toc, ['<Html nodes={data.reference} />']));
    body.push(`<InfoPageTop ${props} />`);
    if (prose === undefined) {
      imports.push(`import Reference, { toc as referenceToc } from './${referenceFile}';`);
      tocExpressions.push('referenceToc');
      body.push('<Reference />');
    }
  }
  if (kind === 'api') {
    imports.push(`import settings from './${settingsFile}';`);
    files.set(`${id}.programs.json`, JSON.stringify(page.programs));
    const load = `() => import('./${id}.programs.json')`;
    body.push(`<OperationPage ${props} settings={settings} loadPrograms={${load}}>`);
  }
  if (prose !== undefined) {
    imports.push(`import Prose, { toc as proseToc } from '${prose}';`);
    tocExpressions.push('proseToc');
    body.push('<Prose />');
  }
  if (kind === 'api') body.push('</OperationPage>');
  const text = renderMdx(imports, tocExpressions, body);
  return files.set(`${id}.${kind}.mdx`, `${renderFrontMatter(page.frontMatter)}\n\n${text}`);
}

function renderComponentImport(component: string): string {
  return `import ${component.replace('.server', '')} from '@aifindr-docs/api-reference/components/${component}';`;
}

/** @param tocExpressions JavaScript expressions of tables of contents, which are concatenated */
function renderMdx(imports: string[], tocExpressions: string[], body: string[]): string {
  const toc = `export const toc = [${tocExpressions.map((list) => `...${list}`).join(', ')}];`;
  return [imports.join('\n'), toc, ...body, ''].join('\n\n');
}

/** Renders front matter. Values are written as JSON, which is also YAML. */
function renderFrontMatter(fields: GeneratedPage['frontMatter']): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---'].join('\n');
}
