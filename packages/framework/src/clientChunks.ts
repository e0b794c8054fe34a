import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Options of the plugin. Folders and modules are relative to the site's folder. */
export interface Options {
  /** Modules that go into one chunk as soon as two lazily loaded chunks need them. */
  shared: readonly string[];
  /** Folders by the name of the stylesheet that their styles go into; only the pages that use these styles load it. */
  stylesheets: Readonly<Record<string, readonly string[]>>;
}

/**
 * Puts the layout and the components that pages share into one chunk instead of one for each combination of pages, and large styles that
 * few pages use into stylesheets of their own instead of the one of the whole site.
 *
 * @throws Error with the path of a folder or module that does not exist
 */
export default function clientChunks(
  { siteDir }: LoadContext,
  { shared, stylesheets }: Options,
): Plugin {
  const matchAny = (names: readonly string[]) => {
    // `realpathSync` throws with the path if it does not exist.
    const paths = names.map((name) => escapeRegExp(realpathSync(path.join(siteDir, name))));
    return new RegExp(`^(${paths.join('|')})(?![\\w-])`);
  };
  // The priorities are higher than those of the framework's own groups.
  const cacheGroups: Record<string, object> = {
    shared: { name: 'shared', chunks: 'async', test: matchAny(shared), minChunks: 2, priority: 45 },
  };
  for (const [sheet, folders] of Object.entries(stylesheets)) {
    const name = `styles-${sheet}`;
    const test = matchAny(folders);
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
