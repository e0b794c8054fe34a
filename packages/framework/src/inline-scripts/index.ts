import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Inlines, at the end of the body, scripts that run before the bundle or without it. Each is a file in `scripts/`, in ES5 so that old
 * browsers can parse it. The site's Content-Security-Policy lists their hashes.
 */
export default function inlineScripts({ baseUrl }: LoadContext): Plugin {
  const names = ['restoreTabs.js', 'replayEvents.js', 'retryScripts.js', 'baseUrlBanner.js'];
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      postBodyTags: names.map((name) => ({
        tagName: 'script',
        innerHTML: readScriptWithoutLeadingComment(name).replaceAll('__BASE_URL__', baseUrl),
      })),
    }),
  };
}

function readScriptWithoutLeadingComment(fileName: string): string {
  return readFileSync(path.join(__dirname, 'scripts', fileName), 'utf8').replace(
    /^\/\*[^]*?\*\/\s*/,
    '',
  );
}
