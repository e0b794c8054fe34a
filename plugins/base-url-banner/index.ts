import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The banner 'Your site did not load properly' (section 8 of the specification): when neither the script nor the
 * stylesheet of the site could be loaded, which is what a wrong base URL does, an inline script says so.
 */
export default function baseUrlBanner(context: LoadContext): Plugin {
  const script = readFileSync(path.join(__dirname, 'banner.js'), 'utf8')
    .replace(/^\/\*[^]*?\*\/\s*/, '')
    .replace('__BASE_URL__', context.baseUrl);
  return {
    name: 'base-url-banner',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: script }] }),
  };
}
