/** The built not-found page at addresses that try to leave the site, or to break it; every address of the host is answered with it. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

test.use({ expectedMessages: /status of 404/ });
// All addresses in one test, which loads a page for each.
test.describe.configure({ timeout: 300_000 });

const other = 'other.example';
const hostile = [
  ...['Login', 'x.html', 'index.html', 'Login/..', 'a/../B', 'X%20', '?q=//', '#//'].flatMap(
    (end) => [`//${other}/${end}`, `/%5c${other}/${end}`, `/%09/${other}/${end}`],
  ),
  ...[
    '///',
    '////',
    '/\\',
    '\\\\',
    '/\\/',
    '/%2f',
    '/%2F%2f',
    '/%5C%5c',
    '/.//',
    '/..//',
    '/%2e%2e//',
  ].map((start) => `${start}${other}/Login.html`),
  ...[`/@${other}/X`, `//user:pass@${other}/X`, `/:${other}/X`, `/https:/${other}/X.html`],
  ...['/javascript:alert(1)//X', '/data:text/html,X.html', '/%0d%0aLocation:%20//x/X', '/%00/X'],
  ...['/%E0%A4%A', '//%E0', '/%', '/%%%X', '/%ff.html', '/X%C3%B3', '/%c3%b3', '/日本語/X'],
  ...[
    '/index',
    '/INDEX',
    '/Nope',
    '/docs/Nope',
    '/DOCS/nope.html',
    '/404X',
    '/a.html/b',
    '/%5cE0',
    '/X#%E0',
  ],
];

/** Origin of the site under test. */
const readOrigin = () => test.info().project.use.baseURL ?? '';

/** Answers the first documents, or all, with the not-found page, and records which are asked for and which addresses leave the site. */
async function answerNotFound(
  page: Page,
  origin: string,
  count = Infinity,
): Promise<{ documents: string[]; strangers: string[] }> {
  const seen = { documents: [] as string[], strangers: [] as string[] };
  const notFound = await (await page.request.get(`${origin}/no-existe`)).text();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).origin !== origin) {
      seen.strangers.push(request.url());
      return route.abort();
    }
    if (!request.isNavigationRequest()) return route.continue();
    seen.documents.push(request.url());
    if (seen.documents.length > count) return route.continue();
    return route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: notFound });
  });
  return seen;
}

test('no hostile address leaves the site, loads twice or breaks hydration, and no link of its page leads elsewhere', async ({
  page,
}) => {
  const origin = readOrigin();
  const seen = await answerNotFound(page, origin);
  const listHosts = () =>
    page.evaluate(() => [...new Set([...document.links].map(({ host }) => host))].sort());
  await page.goto('/no-existe');
  await hydrated(page);
  const hosts = await listHosts();
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  for (const address of hostile) {
    seen.documents.length = 0;
    // A new document each time, also where only the hash differs.
    await page.goto('about:blank');
    await page.goto(origin + address);
    await hydrated(page);
    await expect(page.locator('h1'), address).toHaveText('Página no encontrada');
    // The part of the page that comes after hydration.
    await page.locator('[data-nearest]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).origin, address).toBe(origin);
    expect(await listHosts(), address).toEqual(hosts);
    expect(seen, address).toEqual({ documents: [expect.any(String)], strangers: [] });
  }
});

for (const [address, corrected] of [
  ['//docs/api/chat.html', '/docs/api/chat'],
  ['/Docs/API/chat?lang=go#uso', '/docs/api/chat?lang=go#uso'],
  ['/docs/api/chat%20', '/docs/api/chat'],
  ['/docs/api/chat.html/', '/docs/api/chat'],
] as const) {
  test(`the not-found page at ${address} leads to the page that it nearly names`, async ({
    page,
  }) => {
    const origin = readOrigin();
    const seen = await answerNotFound(page, origin, 1);
    await page.goto(origin + address);
    await expect(page).toHaveURL(corrected);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Chat');
    expect(seen).toEqual({ documents: [expect.any(String), expect.any(String)], strangers: [] });
  });
}

for (const address of ['/index', '//', '//#%E0', '/index.html', '/%20', '/INDEX.html?a=1#b']) {
  test(`a host that answers ${address} with the home page hydrates it, and the address is its own`, async ({
    page,
  }) => {
    const origin = readOrigin();
    const home = await (await page.request.get('/')).text();
    await page.route(`${origin}/**`, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: home })
        : route.continue(),
    );
    await page.goto(origin + address);
    await hydrated(page);
    const { search, hash } = new URL(address.replace('//', '/'), origin);
    await expect(page).toHaveURL(`${origin}/${search}${hash === '#%E0' ? '' : hash}`);
    await expect(page).toHaveTitle(/<title[^>]*>([^<]+)/.exec(home)?.[1] ?? '');
    await expect(page.locator('main')).toHaveCount(1);
  });
}
