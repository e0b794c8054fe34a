/** Tests pages whose files are missing or come from another build, as during a deployment. */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { countLoads, expect, open, setConnection, test, waitForHydration } from '../support/test';

const start = '/docs/widget-config/intro';
const next = '/docs/widget-config/personalizacion';

const html = readFileSync(path.resolve(`build${next}.html`), 'utf8');
const [paragraph = ''] = /<p>[^<]{40,}<\/p>/.exec(html) ?? [];
const newHtml = html
  .replace(/name=build content=\w+/, 'name=build content=another')
  .replace(paragraph, '<p>A new paragraph.</p>');

/** Answers a request and returns true, or returns false, so that the server answers from the build. */
type Answer = (...parameters: Parameters<RequestListener>) => boolean;

let server: Server;
test.afterEach(() => server.close());

/** Serves the build, except for requests that `answer` answers, and returns the origin. */
async function serve(answer: Answer): Promise<string> {
  const site = createSiteServer(path.resolve('build'));
  server = createServer((request, response) => {
    if (!answer(request, response)) site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function sendHtml(response: ServerResponse, html: string): true {
  response.setHeader('Content-Type', 'text/html').end(html);
  return true;
}

/** Follows the link to `next`, and expects that the browser requests that page as a document, exactly once. */
async function followNext(page: Page): Promise<void> {
  const loads = countLoads(page);
  await page.locator(`.menu a[href="${next}"]`).click();
  await expect(page.locator('main h1')).toHaveText('Personalización');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
}

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/404|another build|Loading( CSS)? chunk|ChunkLoadError|MIME type|no part/);
});

for (const saveData of [false, true]) {
  for (const hasOldScripts of [true, false]) {
    const how = saveData ? 'not prefetched' : 'prefetched';
    const scripts = hasOldScripts ? 'there' : 'gone';
    test(`the next page, ${how}, is of the new build; old scripts ${scripts}`, async ({ page }) => {
      let isDeployed = false;
      let isNewOpen = false;
      const origin = await serve(({ url = '', headers }, response) => {
        if (isDeployed && url === next) {
          isNewOpen ||= headers['sec-fetch-dest'] === 'document';
          return sendHtml(response, newHtml);
        }
        // Scripts are gone only until the new document is requested, because `newHtml` names the same URLs as the old document.
        const isOld = isDeployed && !isNewOpen && /^\/assets\/js\/.*\.js$/.test(url);
        const isGone = isOld && !hasOldScripts;
        if (isGone) response.writeHead(404).end();
        return isGone;
      });
      await setConnection(page, { effectiveType: '4g', saveData });
      await open(page, origin + start);
      await page.waitForLoadState('networkidle');
      isDeployed = true;
      await followNext(page);
      await expect(page.getByText('A new paragraph.')).toBeVisible();
    });
  }
}

test('if a fetched page lacks one of its parts, the document is loaded', async ({ page }) => {
  let isPartMissing = true;
  const origin = await serve(({ url }, response) => {
    if (url !== next || !isPartMissing) return false;
    isPartMissing = false;
    return sendHtml(response, html.replace(/data-static-html=[\w-]+/, ''));
  });
  await open(page, origin + start);
  await followNext(page);
  await expect(page.locator('main')).toContainText(paragraph.replaceAll(/<\/?p>/g, ''));
});

test('missing scripts and stylesheets are requested again past a cached 404', async ({ page }) => {
  const [, script = '', style = ''] =
    /^(?=[^]*src=(\S+) defer><\/script>)[^]*?rel=stylesheet href=([^ >]+)/.exec(html) ?? [];
  const missing = new Set([script, style]);
  const origin = await serve(({ url = '' }, response) => {
    if (!missing.delete(url)) return false;
    // Some hosts send the cache headers of a path also with status 404.
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    response.writeHead(404, headers).end('Not found');
    return true;
  });
  for (const visit of ['first', 'second']) {
    await open(page, origin + next);
    await expect(page.locator('.navbar'), visit).toHaveCSS('position', 'sticky');
  }
  expect(missing.size).toBe(0);
});
