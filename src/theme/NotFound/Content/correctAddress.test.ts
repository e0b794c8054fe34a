import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { matchRoutes } from 'react-router-config';
import { expect, test } from 'vitest';
import { correctAddress } from './correctAddress';

const origin = 'https://docs.test';
const pages = ['/', '/docs', '/docs/api/chat', '/docs/category/integraciones', '/日本語'];

/** The address that the browser has in the end, and whether the document is loaded again. */
function visit(address: string): { url: URL; isReloaded: boolean } {
  let url = new URL(address, `${origin}/`);
  let isReloaded = false;
  const location = {
    href: url.href,
    replace: (to: string) => {
      url = new URL(to, url);
      isReloaded = true;
    },
  };
  const history = {
    replaceState: (_state: unknown, _title: string, to: string) => {
      const next = new URL(to, url);
      if (next.origin !== url.origin) throw new Error(`SecurityError: ${to}`);
      url = next;
    },
  };
  runInNewContext(correctAddress(pages), { location, history, URL });
  return { url, isReloaded };
}

/** The page that the router shows at an address, as upstream's normalizeLocation finds it; throws where the router cannot read it. */
function findShown({ pathname }: URL): string | undefined {
  const decoded = decodeURI(pathname);
  const clean = decoded.trim().replace(/(?:\/index)?\.html$/, '') || '/';
  const routes = pages.map((path) => ({ path, exact: true }));
  return [decoded, clean]
    .flatMap((path) => matchRoutes(routes, path))
    .map(({ route }) => route.path)[0];
}

test.each([
  ['/docs/api/CHAT?lang=Go#Uso', '/docs/api/chat?lang=Go#Uso'],
  ['/Docs/Api/Chat.HTML', '/docs/api/chat'],
  ['//docs/api/chat.html', '/docs/api/chat'],
  ['/docs/api/chat%20', '/docs/api/chat'],
  ['/docs/api/chat%20.html/', '/docs/api/chat'],
  ['/docs/api/chat/index.html', '/docs/api/chat'],
  ['/INDEX.html', '/'],
  ['/%E6%97%A5%E6%9C%AC%E8%AA%9E/', '/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
])('%s is %s', (address, page) => {
  // `//docs` would name a host as a relative reference.
  expect(visit(origin + address)).toEqual({ url: new URL(page, origin), isReloaded: true });
});

test.each(['/Nope', '/index', '//other.example/Login', '//other.example/x.html', '/C%C3%B3mo'])(
  '%s names no page and loads once',
  (address) => {
    const url = new URL(origin + address);
    expect(visit(url.href)).toEqual({ url, isReloaded: false });
  },
);

test.each([
  ['/%E0%A4%A?x#y', '/%25E0%25A4%25A?x#y'],
  ['//%E0', '//%25E0'],
])('%s is no encoding, and becomes %s', (address, encoded) => {
  expect(visit(origin + address).url.href).toBe(origin + encoded);
});

test('no address leaves the site, and the router shows a page only in the document of that page', () => {
  const part = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '%5C',
      '%09',
      '\t',
      '\n',
      '%0a',
      '@',
      ':',
      '.',
      '..',
      '%2e%2e',
      '%00',
      '%20',
      '%a0',
      '%c2%a0',
    ],
    ...[
      'other.example',
      'OTHER.example',
      'user:pass@other.example',
      'javascript:alert(1)',
      'https:',
      '?',
      '#',
      '%',
      '%zz',
      '%E0',
    ],
    ...[
      'docs',
      'Docs',
      'DOCS/API/CHAT',
      'docs/api/chat',
      'chat',
      'index',
      '.html',
      '/index.html',
      '.HTML',
      '日本語',
      'ó',
      'İ',
      'ſ',
      'K',
    ],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const asked = new URL(`${origin}/${parts.join('')}`);
      const { url, isReloaded } = visit(asked.href);
      expect(url.origin).toBe(origin);
      expect([url.search, url.hash]).toEqual([asked.search, asked.hash]);
      const shown = findShown(url);
      if (isReloaded) expect(pages).toContain(decodeURI(url.pathname));
      // The not-found page is never at the address of a page; a page's own address is answered with the page.
      else if (shown !== undefined) expect(shown).toBe(decodeURI(url.pathname));
    }),
    { numRuns: 2000 },
  );
});
