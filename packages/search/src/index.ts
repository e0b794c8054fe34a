import type { LoadContext, Plugin } from '@docusaurus/types';

export interface Options {
  /** Email address that the dialog offers if a query finds nothing. */
  contact: string;
}

/** Name of the plugin, by which the dialog gets the plugin's global data. */
export const pluginName = 'search';

/**
 * Full-text search in the browser: `theme/` is its interface, `engine/` runs in a worker, and `indexing/` writes the index as a step of
 * `packages/page-outputs`.
 */
export default function search(_context: LoadContext, { contact }: Options): Plugin {
  return {
    name: pluginName,
    getThemePath: () => './theme',
    contentLoaded: ({ actions }) => actions.setGlobalData({ contact } satisfies Options),
  };
}
