import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { makeIndex } from './build/makeIndex';
import type { Options } from './options';
import { indexPath } from './SearchIndex';

export { validateOptions } from './options';

/** Search made from the built pages: the index at the end of the build, the dialog when the reader asks for it. */
export default function siteSearch({ baseUrl }: LoadContext, options: Options): Plugin {
  return {
    name: 'site-search',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async postBuild({ outDir, routesPaths }) {
      const paths = routesPaths
        .map((route) => `/${route.slice(baseUrl.length)}`)
        .filter((route) => route !== '/404.html' && !options.leftOut.includes(route));
      // Without a pause between them: other plugins rewrite these files in the same phase, each of them in one go too.
      const pages = paths.map((route) => ({
        path: route,
        readHtml: () =>
          readFileSync(path.join(outDir, `${route === '/' ? 'index' : route}.html`), 'utf8'),
      }));
      const index = makeIndex(pages, options);
      await writeFile(path.join(outDir, indexPath), JSON.stringify(index));
    },
  };
}
