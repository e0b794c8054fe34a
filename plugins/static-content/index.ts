import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent as LoadedDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';

/** Query under which a document is compiled a second time, for what stands around its text: title, description, headings. */
const headOnly = '?head';

/**
 * Keeps the text of the page that a reader opens out of the browser's JavaScript: the document holds it already, so the
 * browser loads only what stands around it and keeps the document's nodes. Text as JavaScript comes with the next page.
 */
export default function staticContent({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'static-content');
  return {
    name: 'static-content',
    allContentLoaded: ({ allContent }) => writeHeads(folder, listSources(allContent)),
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {
          [`${path.join(generatedFilesDir, 'registry')}$`]: path.join(__dirname, 'registry.ts'),
          '@site-heads$': path.join(folder, isOpened(isServer) ? 'heads.js' : 'no-heads.js'),
        },
      },
      module: {
        rules: [
          { resourceQuery: /^\?head$/, sideEffects: false },
          // So that the components of a text do not stay behind where the text is left out.
          { test: /src[\\/]components[\\/].+\.tsx?$/, sideEffects: false },
          { include: path.join(siteDir, 'docs', 'api', '_samples'), sideEffects: false },
        ],
      },
    }),
  };
}

/** Names of all MDX files that are pages, of every instance of the plugins that read them. */
function listSources(allContent: AllContent): string[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedDocs[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as LoadedPages[];
  return [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...pages.flat().filter(({ type }) => type === 'mdx'),
  ]
    .map(({ source }) => source)
    .sort();
}

/** Whether pages are opened as documents that hold their text: neither on the server nor in the author's preview. */
function isOpened(isServer: boolean): boolean {
  return !isServer && process.env.NODE_ENV === 'production';
}

/**
 * Writes one module a document, with all that the document exports but its text, and a table of them: of what loads it in
 * the browser, of the name of its file on the server.
 */
function writeHeads(folder: string, sources: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const names = sources.map((source) => JSON.stringify(source));
  sources.forEach((source, index) => {
    writeFileSync(
      path.join(folder, `${index}.js`),
      `export { metadata, assets, frontMatter, contentTitle, toc } from ${JSON.stringify(source + headOnly)};\n` +
        `export { default } from ${JSON.stringify(path.join(__dirname, 'KeptContent.ts'))};\n`,
    );
  });
  writeTable(
    'heads.js',
    (index) => `() => import(/* webpackChunkName: "h${index}" */ './${index}.js')`,
  );
  writeTable('no-heads.js', (index) => `"h${index}"`);

  function writeTable(file: string, valueOf: (index: number) => string): void {
    const lines = names.map((name, index) => `  ${name}: ${valueOf(index)},\n`);
    writeFileSync(path.join(folder, file), `export default {\n${lines.join('')}};\n`);
  }
}
