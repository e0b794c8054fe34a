import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { storageKey } from './client/marks';
import { valuePattern } from './client/values';
import { listPlaceholders } from './listPlaceholders';
import type { Options } from './types';

export type { ValueField, Options } from './types';

/**
 * Lets readers put values of their project in place of the placeholders in code. `markPlaceholders` and other writers of HTML mark
 * these with `data-placeholder`; a script in the page shows kept values before the first paint, `client/` is everything else.
 */
export default function projectValues(_context: LoadContext, options: Options): Plugin {
  listPlaceholders(options.fields);
  return {
    name: 'project-values',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    // The dialog imports it, so that no page has it before.
    contentLoaded: async ({ actions }) => {
      await actions.createData('options.json', options);
    },
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: readScript() }] }),
  };
}

function readScript(): string {
  return readFileSync(path.join(__dirname, 'scripts/showValues.js'), 'utf8')
    .replace(/^\/\*[^]*?\*\/\s*/, '')
    .replace('__STORAGE_KEY__', storageKey)
    .replace('/__VALUE_PATTERN__/', String(valuePattern));
}
