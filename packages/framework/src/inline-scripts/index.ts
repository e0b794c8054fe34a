import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Scripts that must run before the bundle, inlined at the end of the body, each in its own file in `scripts/`. They are ES5, for
 * browsers of any age, and are covered by the hashes of the site's Content-Security-Policy.
 */
export default function inlineScripts({ baseUrl }: LoadContext): Plugin {
  const names = ['restoreTabs.js', 'replayEvents.js', 'retryScripts.js', 'baseUrlBanner.js'];
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      postBodyTags: names.map((name) => ({
        tagName: 'script',
        innerHTML: readScript(name).replaceAll('__BASE_URL__', baseUrl),
      })),
    }),
  };
}

/** Text of a script without its leading comment. */
function readScript(name: string): string {
  return readFileSync(path.join(__dirname, 'scripts', name), 'utf8').replace(
    /^\/\*[^]*?\*\/\s*/,
    '',
  );
}
