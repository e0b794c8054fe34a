import {
  countLoads,
  expect,
  hold,
  open,
  setConnection,
  stopClock,
  test,
  waitForHydration,
} from '../support/test';

const guide = '/docs/widget-config/triggers';

test('R30: light on every system; a choice is kept in all tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await open(other, guide);
  await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /ahora: modo oscuro/ })).toBeVisible();
});

/** Addresses of what a change of page fetches: scripts, and the next page as HTML, from which its static parts are taken. */
const routeFiles = { scripts: '**/assets/js/**', HTML: '**/docs/widget-config/personalizacion' };

for (const [files, address] of Object.entries(routeFiles)) {
  test(`R33: a page that waits for ${files} shows progress after 200 ms`, async ({ page }) => {
    await open(page, '/docs/widget-config/intro');
    const release = await hold(page, address);
    await stopClock(page);
    await page.locator('.menu a[href="/docs/widget-config/personalizacion"]').click();
    await expect(page).toHaveURL('/docs/widget-config/personalizacion');
    const bar = page.locator('#nprogress');
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    await expect(bar).toBeAttached();
    await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
    await expect(page.locator('html'), 'the old page works').toHaveAttribute('data-theme', 'dark');
    release();
    await expect(page.locator('h1')).toHaveText('Personalización');
    await page.clock.resume();
    await expect(bar).not.toBeAttached();
    await stopClock(page);
    await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
    await page.clock.runFor(199);
    await expect(page.locator('h1')).toHaveText('Instalación');
    await page.clock.runFor(1000);
    expect(await bar.count(), 'a change under 200 ms').toBe(0);
    const key = await page.evaluate(() => (history.state as { key: string }).key);
    expect(key, 'R50').toMatch(/^[a-z0-9]{6}$/);
  });

  test(`R34: if ${files} of a page cannot be loaded, its document is`, async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/ERR_FAILED|Failed to fetch|Loading( CSS)? chunk|ChunkLoadError/);
    await open(page, '/docs/widget-config/intro');
    const loads = countLoads(page);
    // Requests fail until a document is requested. Prefetches may fail too, because a failed one loads no document.
    let isFailing = true;
    page.on('request', (request) => (isFailing &&= !request.isNavigationRequest()));
    await page.route(address, (route) => (isFailing ? route.abort() : route.continue()));
    await Promise.all([
      page.waitForEvent('load'),
      page.locator('.menu a[href="/docs/widget-config/personalizacion"]').click(),
    ]);
    await expect(page).toHaveURL('/docs/widget-config/personalizacion');
    await waitForHydration(page);
    expect(loads()).toBe(1);
    await expect(page.locator('h1')).toHaveText('Personalización');
  });
}

test('R51: choices are kept under the keys that the requirement names', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  await page.getByRole('tab', { name: 'go', exact: true }).first().click();
  await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
  await open(page, '/docs/widget-config/integraciones/react-nextjs?stack=nextjs');
  await page.getByRole('tab', { name: 'React', exact: true }).first().click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['aifindr.sample-language', 'docusaurus.tab.stack', 'theme']);
});

test('R35: a preferred version that no longer exists is forgotten', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
  await open(page, guide);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .not.toBe('0.9');
});

test('R36: a dropdown opens and closes with pointer and keyboard', async ({ page }) => {
  await open(page, guide);
  const dropdown = page.locator('.navbar details.dropdown');
  const opener = dropdown.locator('summary');
  const language = dropdown.getByRole('link', { name: 'English' });
  await expect(language).toBeHidden();
  await opener.click();
  await expect(language).toBeVisible();
  await page.locator('main h1').click();
  await expect(language).toBeHidden();
  await opener.press('Enter');
  await expect(language).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(language).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(language).toBeHidden();
  await expect(opener).toBeFocused();
});

test('R36: a category animates its height as it opens and closes', async ({ page }) => {
  await open(page, '/docs/api/ai-findr-api');
  const sidebar = page.getByRole('navigation', { name: 'Páginas de la documentación' });
  const toggle = sidebar.getByRole('button', { name: /la categoría «Chat»/ });
  const operation = sidebar.getByRole('link', { name: /Hacer pregunta/ });
  for (const isExpanded of [true, false]) {
    await toggle.evaluate(
      (button: HTMLElement) =>
        new Promise<void>((resolve) => {
          button.closest('li')?.addEventListener('transitionend', ({ propertyName }) => {
            if (propertyName === 'height') resolve();
          });
          button.click();
        }),
    );
    await expect(toggle).toHaveAttribute('aria-expanded', String(isExpanded));
    await expect(operation).toBeVisible({ visible: isExpanded });
  }
});

for (const [connection, isPrefetched] of [
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '4g', saveData: false }, true],
] as const) {
  test(`R37: prefetches on ${JSON.stringify(connection)}: ${isPrefetched}`, async ({ page }) => {
    await setConnection(page, connection);
    await open(page, '/docs/widget-config/intro');
    await page.locator('.menu a[href="/docs/widget-config/instalacion"]').hover();
    await page.locator('html[data-connection-read]').waitFor();
    const prefetched = page.locator('link[rel="prefetch"]').first();
    await expect(prefetched).toBeAttached({ attached: isPrefetched });
  });
}
