import type { IndexedPage } from './OutputStep';
import { parseBuiltPage } from './parseBuiltPage';

/** Creates an indexed page for tests, with the title "T". */
export function createTestPage(mainHtml: string, head = '', route = '/docs/api/ask'): IndexedPage {
  const html = `<!doctype html><html lang=es><title>T | Sitio</title><meta name=description content="Qué: &quot;es&quot;"><link rel=canonical href=https://docs.test${route}>${head}<body><main>${mainHtml}</main>`;
  const page = parseBuiltPage(
    { route, file: `${route.slice(1) || 'index'}.html`, html },
    { baseUrl: '/', titleSuffix: ' | Sitio' },
  );
  if (!page.isIndexed) throw new Error('the page is not indexed');
  return page;
}
