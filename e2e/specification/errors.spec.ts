import { expectAccessible } from '../support/axe';
import { expectSpanish } from '../support/interfaceStrings';
import { blockStorage, expect, hold, open, test, waitForHydration } from '../support/test';

test.describe('on the variant that throws', () => {
  test.beforeEach(({ expectedMessages }) => {
    expectedMessages.push(/outermost|this item always throws/);
    expectedMessages.push(/called outside|pluginId=ghost|not associated/);
  });

  test('R40, R41: a crashed page says why; Back and retry leave it', async ({ page, crashes }) => {
    await open(page, `${crashes.origin}/variant/pestanas`);
    await expect(page.getByRole('alert').first()).toHaveText(
      'Este elemento del menú no se ha podido mostrar',
    );
    await page.locator('.menu a[href="/variant/falla"]').click();
    await expect(page.locator('h1')).toHaveText(/^This page crashed\.?$/);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Pestañas');
    await page.goForward();
    await expect(page).toHaveTitle('Page Error');
    await expect(page.locator('main')).toContainText(/outermost.*Cause:.*middle.*innermost/s);
    await expectSpanish(page, 'This page crashed.', 'Try again', 'Cerrar el aviso');
    await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Repaired')).toBeVisible();
    await expect(page).toHaveTitle('Falla | AI Findr');
  });

  test('R27: an announcement stays dismissed until its id changes', async ({ page, crashes }) => {
    const bar = page.locator('[role="banner"]').filter({ hasText: 'Aviso de prueba' });
    await open(page, crashes.origin);
    await expect(bar).toBeVisible();
    await expectAccessible(page, '[role="banner"]');
    await bar.getByRole('button', { name: 'Cerrar el aviso' }).press('Enter');
    await expect(bar).toBeHidden();
    const stored = await page.evaluate(() => ({
      id: localStorage.getItem('docusaurus.announcement.id'),
      dismissed: localStorage.getItem('docusaurus.announcement.dismiss'),
    }));
    expect(stored).toEqual({ id: 'announcement-2', dismissed: 'true' });
    await page.reload();
    await waitForHydration(page);
    await expect(bar).toBeHidden();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'announcement-1'));
    await page.reload();
    await expect(bar).toBeVisible();
  });

  for (const [misuse, message] of [
    ['provider', 'is called outside the <ColorModeProvider>'],
    ['docs', 'this plugin does not seem to be enabled (pluginId=ghost'],
    ['category', '/misuse is not associated with a category'],
  ] as const) {
    test(`R44, R46: a missing ${misuse} is shown as an error`, async ({ page, crashes }) => {
      await page.goto(`${crashes.origin}/misuse#${misuse}`);
      await expect(page.locator('body')).toContainText(message);
    });
  }
});

test('R42: a route that fails can be retried', async ({ page, baseURL, expectedMessages }) => {
  // React reports error #418, because the router renders its loader in place of the route's server-rendered content.
  expectedMessages.push(/ERR_FAILED|Loading chunk|ChunkLoadError|error #418/);
  // Keeps `.html` in the URL. The site would otherwise remove it, and Docusaurus would load the route's module before the router renders.
  await page.addInitScript(() => {
    history.replaceState = () => undefined;
  });
  await open(page, `${baseURL}/docs/widget-config/intro`);
  const html = await (await page.request.get('/docs/widget-config/intro')).text();
  // Holds the scripts that the HTML of the open page does not name.
  const release = await hold(
    page,
    ({ pathname }) => pathname.startsWith('/assets/js/') && !html.includes(pathname),
  );
  // The load event would wait for the held scripts.
  await page.goto(`${baseURL}/docs/category/integraciones.html`, { waitUntil: 'commit' });
  await expect(page.locator('#loader')).toBeVisible();
  release('abort');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expectSpanish(page, 'Retry');
  await page.unrouteAll();
  await retry.click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(retry).toBeHidden();
});

test('R43: a wrong base URL shows that loading failed', async ({ page, expectedMessages }) => {
  expectedMessages.push(/404|MIME type|preloaded using link preload/);
  const route = '/docs/widget-config/instalacion';
  // With a wrong base URL, the host finds the document, but none of the files that the document loads.
  await page.route(
    ({ pathname }) => pathname !== route,
    (request) => request.fulfill({ status: 404 }),
  );
  await page.goto(route);
  await expect(page.getByText('Your site did not load properly', { exact: true })).toBeVisible();
  await expectSpanish(page, 'Your site did not load properly');
});

test('R45: without storage the site works, and warns', async ({ page, expectedMessages }) => {
  expectedMessages.push(/^warning: .*(storage|stored)/i);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await blockStorage(page);
  await open(page, '/docs/widget-config/intro');
  await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await warning;
  await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
  await expect(page.locator('h1')).toHaveText('Instalación');
  await open(page, '/docs/api/hacer-pregunta');
  const tab = page.getByRole('tab', { name: 'go', exact: true }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
