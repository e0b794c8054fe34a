import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedContent as LoadedDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { Navbar } from '@docusaurus/theme-common';
import type { AllContent, GlobalData, LoadContext, Plugin } from '@docusaurus/types';
import { frameworkClient, replaceModule } from '../lean-client/replaceModule';
import { listComponents } from './listComponents';
import { addressOfPages, pagesFolder, unknownFolder } from './pageFiles';
import { readTables } from './readTables';
import { splitGlobalData } from './splitGlobalData';
import { splitRoutes } from './splitRoutes';
import { splitVersions } from './splitVersions';
import {
  writeChunkNames,
  writeComponents,
  writeFrame,
  writePages,
  writeRegistry,
  writeVersion,
} from './writeTables';

/** Folder of the framework's own code for the browser. */
const clientFolder = path.join(
  path.dirname(createRequire(__filename).resolve('@docusaurus/core/package.json')),
  'lib/client',
);

/**
 * Keeps out of the browser's JavaScript what documents hold already, the texts of pages and the part of the sidebar that each shows,
 * and out of a first visit's what only a reader who goes on needs: the tables of all other pages.
 */
export default function staticContent({
  siteDir,
  generatedFilesDir,
  baseUrl,
  siteConfig: { themeConfig },
}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'static-content');
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const ours = (file: string) => path.join(__dirname, file);
  let documents: readonly string[] = [];
  return {
    name: 'static-content',
    allContentLoaded: ({ allContent }) => {
      documents = listSources(allContent);
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: addressOfPages,
            content: `${baseUrl}${pagesFolder}/${unknownFolder}`,
          },
        },
      ],
    }),
    configureWebpack: (_, isServer, { currentBundler }) => {
      mkdirSync(folder, { recursive: true });
      const write = (file: string, text: string) => {
        writeFileSync(path.join(folder, file), text);
        return path.join(folder, file);
      };
      if (!isOpened(isServer)) {
        return {
          resolve: {
            alias: {
              [`${generated('registry')}$`]: ours('registry.ts'),
              '@site-documents$': write(
                'documents.js',
                `export default new Set(${JSON.stringify(documents)});\n`,
              ),
              '@site-load-pages$': ours('nothingToLoad.ts'),
            },
          },
        };
      }
      const read = (file: string) => readFileSync(generated(file), 'utf8');
      const tables = readTables({
        routes: read('routes.js'),
        registry: read('registry.js'),
        chunkNames: read('routesChunkNames.json'),
      });
      const split = splitRoutes(tables, new Set(documents), baseUrl);
      const fileOf = (source: string) => source.replace('@generated/', '');
      const versions = splitVersions(tables, (source) => read(fileOf(source)));
      const globalData = splitGlobalData(
        JSON.parse(read('globalData.json')) as GlobalData,
        listNamedDocs(themeConfig.navbar as Navbar),
      );
      const registry = write('registry.js', writeRegistry(split));
      const components = write(
        'components.js',
        writeComponents(
          listComponents(documents.map((source) => source.replace(/^@site/, siteDir))),
        ),
      );
      return {
        resolve: {
          alias: {
            [`${generated('routes')}$`]: ours('routes.ts'),
            [`${generated('registry')}$`]: registry,
            '@site-registry$': registry,
            [`${generated('routesChunkNames')}$`]: write('chunkNames.js', writeChunkNames(split)),
            '@site-frame$': write('frame.js', writeFrame(split)),
            '@site-pages$': write(
              'pages.js',
              writePages(split, components, globalData.docs, versions),
            ),
            ...Object.fromEntries(
              versions.map((version, index) => [
                `${generated(fileOf(version.source))}$`,
                write(`version-${index}.js`, writeVersion(version)),
              ]),
            ),
            [`${generated('globalData')}$`]: write(
              'globalData.json',
              JSON.stringify(globalData.frame),
            ),
            '@site-opened-page$': ours('openedPage.ts'),
            '@site-load-page$': ours('loadPage.ts'),
            '@site-load-pages$': ours('loadPages.ts'),
            '@framework-client': clientFolder,
          },
        },
        plugins: ['preload', 'docusaurus'].map((name) =>
          replaceModule(currentBundler, {
            from: frameworkClient,
            request: new RegExp(`^\\./${name}$`),
            by: ours(`${name}.ts`),
          }),
        ),
      };
    },
  };
}

/** Ids of the documents that the navbar leads to. */
function listNamedDocs({ items }: Navbar): Set<string> {
  return new Set(items.map(({ docId }) => String(docId)));
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
