import { readFile } from 'node:fs/promises';
import { pageRoutes } from '../support/routes';
import { sharedWindow } from '../support/sharedWindow';
import { expect, hydrated, open, readScripts, test } from '../support/test';

test.use(sharedWindow);

test.describe('R10 to R16: routes', () => {
  // Once they are hydrated: e2e/economy.spec.ts.
  test('every page has one h1 and the site’s name in the title of its HTML', async ({
    request,
  }) => {
    for (const route of [...pageRoutes, '/docs']) {
      const answer = await request.get(route);
      expect(answer.status(), route).toBe(200);
      const html = await answer.text();
      expect(html.match(/<h1/g), route).toHaveLength(1);
      const title = route === '/' ? /<title[^>]*>[^<]*AI Findr</ : /<title[^>]*>[^<]+ \| AI Findr</;
      expect(html, route).toMatch(title);
    }
  });

  test('/docs redirects to the main doc in one document, with query and hash', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto('/docs?utm=1#antes-de-empezar');
    await expect(page).toHaveURL('/docs/widget-config/intro?utm=1#antes-de-empezar');
    await expect(page.locator('#antes-de-empezar')).toBeInViewport();
    await expect(page.locator('h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/docs']);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('/docs leads to the main doc', async ({ page }) => {
      await page.goto('/docs');
      await page.locator('main a').click();
      await page.waitForURL('**/docs/widget-config/intro');
    });
  });

  test('/docs/category/integraciones lists the integrations', async ({ page }) => {
    await open(page, '/docs/category/integraciones');
    for (const integration of ['html', 'react-nextjs', 'angular', 'wordpress']) {
      await expect(
        page.locator(`main a[href="/docs/widget-config/integraciones/${integration}"]`).first(),
      ).toBeVisible();
    }
  });

  for (const route of ['/', '/docs/widget-config/triggers', '/docs/api/hacer-pregunta']) {
    for (const path of route === '/' ? ['/index.html'] : [`${route}.html`, `${route}/index.html`]) {
      test(`${path} is the same page as ${route}`, async ({ page }) => {
        await open(page, route);
        const heading = await page.locator('h1').innerText();
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('h1')).toHaveText(heading);
        await expect(page).toHaveURL(route);
      });
    }
  }

  test.describe('any other path', () => {
    // The browser logs the status of the page.
    test.use({ expectedMessages: /status of 404/ });

    test('is a not-found page with status 404 and the ways in', async ({ page }) => {
      const response = await page.goto('/docs/widget-config/instalacin');
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Página no encontrada');
      await expect(page.locator('main a[href="/docs/api/ai-findr-api"]')).toBeVisible();
      await page.locator('main a[href="/docs/widget-config/intro"]').click();
      await expect(page).toHaveURL('/docs/widget-config/intro');
    });
  });

  test('the docs version is labeled Next, named current, at /docs, and last', async ({ page }) => {
    await open(page, '/docs/widget-config/intro');
    await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
      'content',
      'current',
    );
    expect(await readScripts(page)).toMatch(
      /"?name"?:\s*\\?"current\\?",\s*\\?"?label\\?"?:\s*\\?"Next\\?",\s*\\?"?isLast\\?"?:\s*(true|!0),\s*\\?"?path\\?"?:\s*\\?"\/docs\\?"/,
    );
  });

  test('the contract is offered for download, byte for byte', async ({ page }) => {
    await open(page, '/docs/api/ai-findr-api');
    const link = page.locator('main a[href$="swagger.yaml"]').first();
    await expect(link).toBeVisible();
    const served = await page.request.get('/swagger.yaml');
    expect(await served.body()).toEqual(await readFile('examples/swagger.yaml'));
  });
});
