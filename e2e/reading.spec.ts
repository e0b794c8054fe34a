import { operationRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, test } from './support/test';

test.use(sharedWindow);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1280, 390]) {
    test(`no button is shown at ${width} px: none could do anything`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const route of ['/', '/docs/widget-config/instalacion', '/docs/api/hacer-pregunta']) {
        await page.goto(route);
        const buttons = page.locator('button').filter({ visible: true });
        expect(
          await buttons.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 80))),
          route,
        ).toEqual([]);
      }
    });
  }

  test('on mobile the sidebar is below the content', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/widget-config/intro');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await expect(sidebar.getByRole('link', { name: 'Instalación' })).toBeVisible();
  });
});

test('the table of contents marks the heading that is scrolled to', async ({ page }) => {
  await open(page, '/docs/widget-config/instalacion');
  const last = page.locator('.markdown h2[id]').nth(3);
  await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await page.mouse.wheel(0, 5);
  await expect(page.locator('.table-of-contents__link--active')).toHaveAttribute(
    'href',
    `#${await last.getAttribute('id')}`,
  );
});

test('breadcrumbs link to the parent and mark the current page', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(trail.locator('[aria-current=page]')).toHaveText('Hacer pregunta');
  await trail.getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL('/docs/api/chat');
});

test('previous and next follow the sidebar and skip tag pages', async ({ page }) => {
  for (const [route, previous, next] of [
    [
      '/docs/widget-config/instalacion',
      '/docs/widget-config/intro',
      '/docs/widget-config/triggers',
    ],
    // In the order of the sidebar, whatever their tags are.
    [operationRoutes[2], operationRoutes[1], operationRoutes[3]],
  ] as const) {
    await open(page, String(route));
    await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute(
      'href',
      String(previous),
    );
    await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute('href', String(next));
  }
});

test('switching the color mode keeps the scroll position', async ({ page }) => {
  await open(page, '/docs/widget-config/instalacion');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const position = () => page.evaluate(() => window.scrollY);
  const height = () => page.evaluate(() => document.body.scrollHeight);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await height();
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.navbar button[aria-pressed]');
    button?.click();
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await position()).toBe(900);
  // Margins of blocks below the viewport do not collapse until they are restyled, in the next frames.
  await expect.poll(height).toBe(before);
  expect(await position()).toBe(900);
});

test.describe('a section that opens', () => {
  const route = '/docs/widget-config/instalacion';
  const heading = '#consentimiento';

  test('is closed, and open where its heading, or one in it, is the address', async ({ page }) => {
    // The contents show the entries of the group that is read.
    await open(page, `${route}#otras-formas`);
    const section = page.locator('details.fold', { has: page.locator(heading) });
    await expect(section).toHaveJSProperty('open', false);
    const entry = page.locator(`nav .table-of-contents a[href="${heading}"]`);
    await entry.click();
    await expect(section).toHaveJSProperty('open', true);
    await page.locator(heading).click();
    await expect(section).toHaveJSProperty('open', false);
    await entry.click();
    await expect(section, 'the address is that of the heading already').toHaveJSProperty(
      'open',
      true,
    );
    await open(page, `${route}#retirar-consentimiento`);
    await expect(page.locator('#retirar-consentimiento')).toBeInViewport();
  });

  test('keeps its heading, which search, copies and readers of the structure find', async ({
    page,
  }) => {
    await open(page, route);
    await expect(page.locator(`details.fold > summary > h3${heading}`)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('#retirar-consentimiento')).toBeVisible();
  });
});
