import { pageRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, test } from './support/test';

test.use(sharedWindow);

const routesOfCode = [
  '/',
  '/docs/widget-config/integraciones/react-nextjs',
  '/docs/api/hacer-pregunta',
];

/** Code that is not hidden but not laid out, because content-visibility skips it off screen. */
const listSkippedCode = () =>
  [...document.querySelectorAll('.theme-code-block pre')]
    .filter(
      (code) => code.checkVisibility() && !code.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map(({ textContent }) => textContent);

test('code below the fold is laid out, as full-page screenshots need', async ({ page }) => {
  for (const route of routesOfCode) {
    await open(page, route);
    await expect.poll(() => page.evaluate(listSkippedCode), route).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no text of any page is hidden', async ({ page }) => {
    test.slow();
    for (const route of pageRoutes) {
      await page.goto(route);
      const hidden = page
        // Operation pages have their contents below the description where there is no room beside the page.
        .locator('main :is(p, li, pre, h2, h3):not(details *, :has(select), .col--3 nav *)')
        .filter({ visible: false });
      const texts = await hidden.allTextContents();
      expect(
        texts.filter((text) => text.trim() !== ''),
        route,
      ).toEqual([]);
      expect(await page.evaluate(listSkippedCode), route).toEqual([]);
    }
  });

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

  test('on mobile the sidebar is below the content, and controls that need JavaScript are hidden', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/widget-config/intro');
    await expect(page.getByRole('button', { name: 'Abrir o cerrar el menú' })).toBeHidden();
    await expect(
      page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Instalación' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar el código' })).toHaveCount(0);
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
    [
      '/docs/api/hacer-pregunta',
      '/docs/api/crear-conversacion',
      '/docs/api/registrar-evento-analitico',
    ],
  ] as const) {
    await open(page, route);
    await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', previous);
    await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute('href', next);
  }
});

test('the home page links to every page except tag pages', async ({ page }) => {
  await open(page, '/');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const tags = ['analytics', 'answer-components', 'chat', 'widget'].map(
    (tag) => `/docs/api/${tag}`,
  );
  const missing = pageRoutes.filter((route) => !links.includes(route) && !tags.includes(route));
  expect(missing, 'add them to src/components/home/SiteMap/groups.ts').toEqual([]);
});

test('switching the colour mode keeps the scroll position', async ({ page }) => {
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
