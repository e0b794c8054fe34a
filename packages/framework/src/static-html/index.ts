import path from 'node:path';
import type { LoadedContent as LoadedDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';

/**
 * Leaves the static parts of MDX pages out of the browser's JavaScript: `markStatic` wraps them in `<StaticHtml>`, whose children
 * are compiled away for the production client. The initial page keeps its server-rendered nodes; the HTML of any other page is
 * fetched when its module loads.
 */
export default function staticHtml({ siteDir }: LoadContext): Plugin {
  const permalinks = new Map<string, string>();
  return {
    name: 'static-html',
    allContentLoaded: ({ allContent }) => {
      for (const [source, permalink] of listMdxPages(allContent)) {
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

/** Lists source (`@site/…`) and permalink of every MDX page of the docs and pages plugins. */
function listMdxPages(allContent: AllContent): (readonly [source: string, permalink: string])[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedDocs[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as LoadedPages[];
  return [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...pages.flat().filter(({ type }) => type === 'mdx'),
  ].map(({ source, permalink }) => [source, permalink] as const);
}
