import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { languageKeys } from '../../config/languageTabs';

/**
 * How a built page comes to life: an inline script asks for the page's scripts once its first picture is there, so that nothing
 * competes with what the reader came for, and shows the samples in the reader's language before that. Where neither scripts nor
 * stylesheet can be loaded, which is what a wrong base URL does, it says so: the banner 'Your site did not load properly'
 * (section 8 of the specification).
 *
 * It stands at the end of the body, where it waits for the stylesheet: Chromium lays out the whole page as soon as it is read, and
 * without the stylesheet that would be for nothing.
 */
export default function pageStart({ baseUrl }: LoadContext): Plugin {
  const script = [readScript('showLanguage.js'), readScript('start.js')]
    .join('\n')
    .replace('__BASE_URL__', baseUrl)
    .replace('__LANGUAGE_KEY__', languageKeys.storage)
    .replace('__LANGUAGE_PARAMETER__', languageKeys.parameter);
  return {
    name: 'page-start',
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'script', innerHTML: script }] }),
  };
}

/** Text of a script beside this file, without what it says of itself. */
function readScript(name: string): string {
  return readFileSync(path.join(__dirname, name), 'utf8').replace(/^\/\*[^]*?\*\/\s*/, '');
}
