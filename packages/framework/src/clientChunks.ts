import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Options of the plugin. Folders and modules are relative to the site's folder. */
export interface Options {
  /** Modules that go into one chunk as soon as two lazily loaded chunks need them. */
  shared: readonly string[];
  /** Folders whose styles are loaded only by the pages that use them, by the name of the stylesheet. */
  stylesheets: Readonly<Record<string, readonly string[]>>;
}

/**
 * Puts the layout and the components that pages share into one chunk instead of one for each combination of pages, and large styles that
 * few pages use into stylesheets of their own instead of the one of the whole site.
 */
export default function clientChunks(
  { siteDir }: LoadContext,
  { shared, stylesheets }: Options,
): Plugin {
  const matchAny = (names: readonly string[]) =>
    new RegExp(
      `^(${names.map((name) => escape(resolveExisting(siteDir, name))).join('|')})(?![\\w-])`,
    );
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

/** @throws Error naming a folder or module that does not exist */
function resolveExisting(siteDir: string, name: string): string {
  const file = path.join(siteDir, name);
  if (!existsSync(file)) {
    throw new Error(`The options of clientChunks name ${name}, which does not exist.`);
  }
  return file;
}

function escape(text: string): string {
  return text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);
}
