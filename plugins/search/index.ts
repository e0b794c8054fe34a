import type { Plugin } from '@docusaurus/types';

/**
 * Full-text search in the browser: `theme/` is its interface, `engine/` runs in a worker. The index is a step of
 * `plugins/built-pages`.
 */
export default function search(): Plugin {
  return { name: 'search', getThemePath: () => './theme' };
}
