import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * How a built page comes to life: an inline script asks for the page's scripts once its first picture is there, so that nothing
 * competes with what the reader came for. Where neither scripts nor stylesheet can be loaded, which is what a wrong base URL
 * does, it says so: the banner 'Your site did not load properly' (section 8 of the specification).
 */
export default function pageStart(context: LoadContext): Plugin {
  const script = readFileSync(path.join(__dirname, 'start.js'), 'utf8')
    .replace(/^\/\*[^]*?\*\/\s*/, '')
    .replace('__BASE_URL__', context.baseUrl);
  return {
    name: 'page-start',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: script }] }),
  };
}
