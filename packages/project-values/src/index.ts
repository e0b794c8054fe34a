import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Options, storageKey, valuePattern } from './client/storedValues';

export type { Options };

/**
 * Plugin that lets readers put values of their project in place of the placeholders in code. Placeholders are elements with
 * `data-placeholder`, which `markPlaceholders` and other generators of HTML write. A script in the page shows stored values while
 * the page is parsed; `client/` updates them later and has the dialog that changes them.
 */
export default function projectValues(_context: LoadContext, options: Options): Plugin {
  return {
    name: 'project-values',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    // The dialog imports the options, so they are loaded with it and no earlier.
    contentLoaded: async ({ actions }) => {
      await actions.createData('options.json', options);
    },
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: createValuesScript() }] }),
  };
}

function createValuesScript(): string {
  return readFileSync(path.join(__dirname, 'scripts/showValues.js'), 'utf8')
    .replace(/^\/\*[^]*?\*\/\s*/, '')
    .replace('__STORAGE_KEY__', storageKey)
    .replace('/__VALUE_PATTERN__/', String(valuePattern));
}
