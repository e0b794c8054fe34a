import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Options of the plugin. Paths are relative to the site's folder. */
export interface Options {
  /** Folders and modules whose code goes into one chunk as soon as two lazily loaded chunks need it. */
  shared: readonly string[];
  /** Folders by the name of the stylesheet that their styles go into. It is loaded only when these styles are needed. */
  stylesheets: Readonly<Record<string, readonly string[]>>;
}

/**
 * Puts the layout and the components that pages share into one chunk, not into one for each combination of pages. Moves large styles that
 * not every visit needs out of the stylesheet of the whole site.
 *
 * @throws Error with the path of a folder or module that does not exist
 */
export default function clientChunks(
  { siteDir }: LoadContext,
  { shared, stylesheets }: Options,
): Plugin {
  const toRegExp = (sitePaths: readonly string[]): RegExp => {
    const paths = sitePaths.map((name) => escapeRegExp(realpathSync(path.join(siteDir, name))));
    return new RegExp(`^(${paths.join('|')})(?![\\w-])`);
  };
  // Each priority is higher than that of the framework's own group for such files: 40 for scripts, 50 for styles.
  const cacheGroups: Record<string, object> = {
    shared: { name: 'shared', chunks: 'async', test: toRegExp(shared), minChunks: 2, priority: 45 },
  };
  for (const [sheet, folders] of Object.entries(stylesheets)) {
    const name = `styles-${sheet}`;
    const test = toRegExp(folders);
    cacheGroups[name] = { name, type: 'css/mini-extract', chunks: 'all', test, priority: 60 };
  }
  for (const group of Object.values(cacheGroups)) Object.assign(group, { enforce: true });
  return {
    name: 'client-chunks',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups } } },
  };
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);
}
