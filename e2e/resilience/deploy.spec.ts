import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { countLoads, expect, hydrated, open, test } from '../support/test';

const start = '/docs/widget-config/intro';
const next = '/docs/widget-config/personalizacion';

const html = readFileSync(path.resolve(`build${next}.html`), 'utf8');
const [paragraph = ''] = /<p>[^<]{40,}<\/p>/.exec(html) ?? [];
const toOtherBuild = (text: string) =>
  text.replace(/name=build content=\w+/, 'name=build content=another');
const newHtml = toOtherBuild(html).replace(paragraph, '<p>A new paragraph.</p>');

type Answer = (...parameters: Parameters<RequestListener>) => boolean;

/** Serves the build; what `answer` says true to is answered by it. */
async function serve(answer: Answer): Promise<{ origin: string; close: () => void }> {
  const site = createSiteServer({ folder: path.resolve('build') });
  const server = createServer((request, response) => {
    if (!answer(request, response)) site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Answers the next page with some HTML. */
const answerNext =
  (read: () => string | undefined): Answer =>
  ({ url }, response) => {
    const text = url === next ? read() : undefined;
    if (text !== undefined) response.setHeader('Content-Type', 'text/html').end(text);
    return text !== undefined;
  };

/** With data saving nothing of the next page is prefetched. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
}

async function follow(page: Page): Promise<void> {
  await page.locator(`.menu a[href="${next}"]`).click();
  await expect(page.locator('main h1')).toHaveText('Personalización');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

test.describe('A deploy while a page is open', () => {
  test.use({
    expectedMessages: /404|another build|Loading( CSS)? chunk|ChunkLoadError|MIME type|no part/,
  });

  for (const isPrefetched of [true, false]) {
    const how = isPrefetched ? 'prefetched' : 'not prefetched';

    for (const [what, before, after] of [
      ['the next page is new', html, newHtml],
      ['the next page is old for a moment', newHtml, html],
    ] as const) {
      test(`if ${what}, its document is loaded once (${how})`, async ({ page }) => {
        let [served, opened] = [before, before === html ? undefined : newHtml];
        const site = await serve((request, response) => {
          // The open page is of the same build as what is served before the deploy.
          if (request.url === start && opened !== undefined) {
            const text = readFileSync(path.resolve(`build${start}.html`), 'utf8');
            response.setHeader('Content-Type', 'text/html').end(toOtherBuild(text));
            return true;
          }
          return answerNext(() => served)(request, response);
        });
        if (!isPrefetched) await saveData(page);
        await open(page, site.origin + start);
        await page.waitForLoadState('networkidle');
        [served, opened] = [after, undefined];
        const loads = countLoads(page);
        await follow(page);
        expect(loads()).toBe(1);
        await expect(page.getByText('A new paragraph.')).toHaveCount(after === newHtml ? 1 : 0);
        site.close();
      });
    }

    test(`if the scripts of the open build are gone, the next document is loaded once (${how})`, async ({
      page,
    }) => {
      let isDeployed = false;
      const site = await serve((request, response) => {
        if (!isDeployed) return false;
        if (/^\/assets\/js\/.*\.js$/.test(request.url ?? '')) {
          response.writeHead(404).end();
          return true;
        }
        const renamed = newHtml.replaceAll(/(src=\/assets\/js\/\S+\.js)/g, '$1?new');
        return answerNext(() => renamed)(request, response);
      });
      if (!isPrefetched) await saveData(page);
      await open(page, site.origin + start);
      await page.waitForLoadState('networkidle');
      isDeployed = true;
      const loads = countLoads(page);
      await follow(page);
      expect(loads()).toBe(1);
      site.close();
    });
  }

  test('a page that comes with a part less is not shown: its document is loaded', async ({
    page,
  }) => {
    let lacks = true;
    const site = await serve(
      answerNext(() => {
        const text = lacks ? html.replace(/data-static-html=[\w-]+/, '') : html;
        lacks = false;
        return text;
      }),
    );
    await open(page, site.origin + start);
    const loads = countLoads(page);
    await follow(page);
    expect(loads()).toBe(1);
    await expect(page.locator('main')).toContainText(paragraph.replaceAll(/<\/?p>/g, ''));
    site.close();
  });

  test('a script and a stylesheet that were missing are requested again, past a cached 404', async ({
    page,
  }) => {
    const [, script = '', style = ''] =
      /^(?=[^]*src=(\S+) defer><\/script>)[^]*?rel=stylesheet href=([^ >]+)/.exec(html) ?? [];
    const missing = new Set([script, style]);
    const site = await serve(({ url = '' }, response) => {
      if (!missing.delete(url)) return false;
      // As hosts do that send the headers of a path with every status.
      response
        .writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' })
        .end('Not found');
      return true;
    });
    for (const visit of ['first', 'second']) {
      await open(page, site.origin + next);
      await expect(page.locator('.navbar'), visit).toHaveCSS('position', 'sticky');
    }
    expect(missing.size).toBe(0);
    site.close();
  });
});
