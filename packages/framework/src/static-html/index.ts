import path from 'node:path';
import type { LoadedContent as LoadedDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';

/** Options of the plugin. */
interface Options {
  /** Ids of the docs plugins whose pages have static parts. @default all pages of docs and pages plugins */
  docs?: readonly string[];
}

/**
 * Leaves the static parts of MDX pages out of the browser's JavaScript: `markStatic` wraps them in `<StaticHtml>`, whose children
 * are compiled away for the production client. The initial page keeps its server-rendered nodes; the HTML of any other page is
 * fetched when its module loads.
 */
export default function staticHtml({ siteDir }: LoadContext, { docs }: Options): Plugin {
  const permalinks = new Map<string, string>();
  return {
    name: 'static-html',
    allContentLoaded: ({ allContent }) => {
      for (const [source, permalink] of listMdxPages(allContent, docs)) {
        permalinks.set(path.resolve(siteDir, source.replace(/^@site\//, '')), permalink);
      }
    },
    configureWebpack: (_config, isServer, { currentBundler }) => {
      const isOmitted = !isServer && process.env.NODE_ENV === 'production';
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin({
            __RENDERS_STATIC_HTML__: JSON.stringify(!isOmitted),
          }),
        ],
        ...(isOmitted && {
          module: {
            rules: [
              {
                test: (file: string) => permalinks.has(file),
                enforce: 'post',
                loader: path.join(__dirname, 'awaitStaticHtml.mjs'),
                options: { permalinks: Object.fromEntries(permalinks) },
              },
            ],
          },
        }),
      };
    },
  };
}

/** Source (`@site/…`) and permalink of every MDX page of the docs plugins with these ids, or of all docs and pages plugins. */
function listMdxPages(
  allContent: AllContent,
  ids: readonly string[] | undefined,
): (readonly [source: string, permalink: string])[] {
  const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
  const pages = ids ? [] : Object.values(allContent['docusaurus-plugin-content-pages'] ?? {});
  return [
    ...(ids ?? Object.keys(docs))
      .flatMap((id) => docs[id] as LoadedDocs)
      .flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...(pages as LoadedPages[]).flat().filter(({ type }) => type === 'mdx'),
  ].map(({ source, permalink }) => [source, permalink] as const);
}
