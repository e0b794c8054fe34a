import { listViolations } from '../support/axe';
import { expectSpanish } from '../support/interfaceStrings';
import { serveVariant } from '../support/serveVariant';
import { blockStorage, expect, holdOwnScripts, hydrated, open, test } from '../support/test';

test.describe('R40 to R44: errors', () => {
  test.describe('render error on a page', () => {
    test.use({ expectedMessages: /outermost|this item always throws|Minified React error/ });

    test("shows 'This page crashed' with the chain of causes, and 'Try again' recovers", async ({
      page,
      crashes,
    }) => {
      await page.goto(`${crashes.origin}/crash`);
      await expect(page.locator('h1')).toHaveText(/^This page crashed\.?$/);
      await expect(page).toHaveTitle('Page Error');
      const main = page.locator('main');
      await expect(main).toContainText('outermost');
      await expect(main).toContainText('Cause:');
      await expect(main).toContainText('middle');
      await expect(main).toContainText('innermost');
      await expectSpanish(
        page,
        'Page Error',
        'Try again',
        'Cerrar el aviso',
        'Este elemento del menú no se ha podido mostrar',
      );
      const retry = page.getByRole('button', { name: 'Try again' });
      // Without a class it would have the browser's own look.
      await expect(retry).not.toHaveCSS('background-color', 'rgb(239, 239, 239)');
      await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
      await retry.click();
      await expect(page.locator('h1')).toHaveText('Repaired');
      await expect(page).toHaveTitle('Crash | AI Findr');
    });

    test('a navigation leaves the crash page for one with the same layout', async ({
      page,
      crashes,
    }) => {
      await open(page, `${crashes.origin}/hostile/pestanas`);
      await page.locator('.menu a[href="/hostile/falla"]').click();
      await expect(page.locator('h1')).toHaveText('This page crashed.');
      await page.goBack();
      await expect(page).toHaveTitle('Pestañas | AI Findr');
      await expect(page.locator('h1')).toHaveText('Pestañas');
    });
  });

  test.describe('navbar item fails to render', () => {
    test.use({ expectedMessages: /this item always throws|Minified React error/ });

    test('a message replaces it and the page keeps working', async ({ page, crashes }) => {
      await open(page, `${crashes.origin}/docs/widget-config/intro`);
      await expect(page.getByRole('alert').first()).toHaveText(
        'Este elemento del menú no se ha podido mostrar',
      );
      await expect(page.locator('main h1')).toBeVisible();
      await page.getByRole('link', { name: 'API', exact: true }).first().click();
      await expect(page).toHaveURL(`${crashes.origin}/docs/api/ai-findr-api`);
    });
  });

  test.describe('route loader error', () => {
    test.use({
      expectedMessages: /ERR_FAILED|Loading chunk|ChunkLoadError|Minified React error/,
    });

    test('shows the error with a Retry button that recovers; the loader appears after 200 ms', async ({
      page,
      baseURL,
    }) => {
      // The router loads the route's module only if the URL is not the route's own, so `.html` is kept in the URL.
      await page.addInitScript(() => {
        history.replaceState = () => undefined;
      });
      await open(page, `${baseURL}/docs/widget-config/intro`);
      const fail = await holdOwnScripts(page);
      // The load event waits for the late scripts.
      await page.goto(`${baseURL}/docs/category/integraciones.html`, { waitUntil: 'commit' });
      await expect(page.locator('#loader')).toBeVisible();
      fail();
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await expectSpanish(page, 'Retry');
      await page.unrouteAll();
      await retry.click();
      await expect(page.locator('h1')).toBeVisible();
      await expect(retry).toBeHidden();
    });
  });
});

test.describe('R43: wrong base URL', () => {
  test.use({ expectedMessages: /404|MIME type/ });

  test("shows exactly 'Your site did not load properly'", async ({ page }) => {
    const site = await serveVariant('build.base-url');
    await page.goto(site.origin);
    await expect(page.getByText('Your site did not load properly', { exact: true })).toBeVisible();
    await expectSpanish(page, 'Your site did not load properly');
    await site.close();
  });

  test('shows no banner at the right base URL', async ({ page }) => {
    const site = await serveVariant('build.base-url', '/wrong');
    await open(page, `${site.origin}/wrong/`);
    await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
    await site.close();
  });
});

test.describe('R45: local storage unavailable', () => {
  test.use({ expectedMessages: /^warning: .*(localStorage|storage)/i });

  test('the site works, with a console warning only', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    await blockStorage(page);
    await open(page, '/docs/widget-config/intro');
    await page
      .getByRole('button', { name: /Cambiar entre modo claro y oscuro/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
    await expect(page.locator('h1')).toHaveText('Instalación');
    expect(messages.some((message) => message.startsWith('warning:'))).toBe(true);
  });
});

test.describe('R27: announcement bar', () => {
  test.use({ expectedMessages: /this item always throws|Minified React error/ });

  const bar = '[role="banner"]';

  test('is not shown on the real site', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator(bar)).toHaveCount(0);
  });

  test('stays dismissed, by its id', async ({ page, crashes }) => {
    await open(page, crashes.origin);
    await expect(page.locator(bar)).toBeVisible();
    await page.locator(bar).getByRole('button', { name: 'Cerrar el aviso' }).press('Enter');
    await expect(page.locator(bar)).toBeHidden();
    const stored = await page.evaluate(() => ({
      id: localStorage.getItem('docusaurus.announcement.id'),
      dismissed: localStorage.getItem('docusaurus.announcement.dismiss'),
    }));
    expect(stored).toEqual({ id: 'announcement-2', dismissed: 'true' });
    await page.reload();
    await hydrated(page);
    await expect(page.locator(bar)).toBeHidden();
  });

  test('is dark in dark mode', async ({ page, crashes }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, crashes.origin);
    await expect(page.locator(bar)).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await listViolations(page, { within: bar, stylesheets: false })).toEqual([]);
  });

  test('shows again when the id has changed', async ({ page, crashes }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'announcement-1');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, crashes.origin);
    await expect(page.locator(bar)).toBeVisible();
  });

  test('has no close button unless configured', async ({ page }) => {
    const fixed = await serveVariant('build.base-url', '/wrong');
    await open(page, `${fixed.origin}/wrong/`);
    await expect(page.locator(bar)).toBeVisible();
    await expect(page.locator(bar).getByRole('button')).toHaveCount(0);
    await fixed.close();
  });
});

test.describe('R46: context used outside its provider', () => {
  test.use({ expectedMessages: /called outside|this item always throws|Minified React error/ });

  test('the error names the missing provider', async ({ page, crashes }) => {
    await page.goto(`${crashes.origin}/outside-provider`);
    await expect(page.locator('body')).toContainText('is called outside the <ColorModeProvider>');
  });
});
