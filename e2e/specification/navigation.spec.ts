import type { Page } from '@playwright/test';
import { expect, open, sharedWindow, test } from '../support/test';

test.use(sharedWindow);

const guide = '/docs/widget-config/triggers';

/** The languages of R29, in the order of their tabs. */
const languages =
  'python curl csharp go nodejs ruby php java powershell dart javascript c objective-c ocaml r swift kotlin rust';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Páginas de la documentación' });

/** Scrolls by `pixels` in steps, so that the page detects the direction. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  const steps = 4;
  const position = () => page.evaluate(() => window.scrollY);
  for (let step = 0; step < steps; step += 1) {
    const next = (await position()) + pixels / steps;
    await page.mouse.wheel(0, pixels / steps);
    await expect.poll(position).toBeCloseTo(next, 0);
  }
}

test('R20, R22, R26, R28: navbar, language, skip link and footer', async ({ page }) => {
  await open(page, guide);
  await test.step('the first tab stop skips to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
  await test.step('the logo leads home, API and Widget to their docs, GitHub to the repository', async () => {
    await navbar(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    const places = { API: '/docs/api/ai-findr-api', Widget: '/docs/widget-config/intro' };
    for (const [name, place] of Object.entries(places)) {
      await navbar(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(place);
    }
    const github = navbar(page).getByRole('link', { name: 'GitHub' });
    await expect(github).toHaveAttribute('href', 'https://github.com/theam/aifindr-docs');
    await expect(navbar(page).locator('.navbar__items--right')).toContainText('GitHub');
    const left = navbar(page).locator('.navbar__items:not(.navbar__items--right)');
    await expect(left).toHaveText(/API\s*Widget$/);
  });
  await test.step('English is the only language', async () => {
    const dropdown = navbar(page).locator('.dropdown');
    await dropdown.hover();
    await expect(dropdown.locator('.dropdown__menu a')).toHaveText(['English']);
  });
  await test.step('the footer has columns of links, a logo and a copyright line', async () => {
    const footer = page.getByRole('contentinfo');
    expect(await footer.locator('.footer__col').count()).toBeGreaterThanOrEqual(3);
    await expect(footer.locator('img, svg').filter({ visible: true }).first()).toBeVisible();
    await expect(footer).toContainText('©');
  });
});

test('R32: the navbar follows the direction of scrolling and the route', async ({ page }) => {
  await open(page, guide);
  await page.mouse.move(640, 400);
  await scrollBy(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollBy(page, -200);
  await expect(navbar(page)).toBeInViewport();
  await scrollBy(page, 600);
  await expect(navbar(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(navbar(page)).toBeInViewport();
  await scrollBy(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(guide);
  await expect(navbar(page)).toBeInViewport();
});

test('R32: the navbar stays hidden for a hash that names an element', async ({ page }) => {
  await open(page, guide);
  const id = await page.locator('main h2[id]').last().getAttribute('id');
  await open(page, '/');
  await page.getByRole('link', { name: 'Todos los ajustes' }).click();
  await expect(page).toHaveURL(/#/);
  await expect(navbar(page)).not.toBeInViewport();
  await open(page, `${guide}#${id}`);
  await expect(navbar(page)).not.toBeInViewport();
  await open(page, '/markdown-page#no-such-element');
  await expect(navbar(page)).toBeInViewport();
});

test('R15, R23: the sidebar of the API has collapsed tags and can be hidden', async ({ page }) => {
  await open(page, '/docs/api/ai-findr-api');
  for (const name of ['Widget', 'Chat', 'Analytics', 'Answer Components']) {
    const link = sidebar(page).getByRole('link', { name, exact: true });
    const slug = name.toLowerCase().replace(' ', '-');
    await expect(link).toHaveAttribute('href', `/docs/api/${slug}`);
  }
  const toggles = sidebar(page).getByRole('button', { name: /categoría/ });
  await expect(toggles).toHaveCount(4);
  for (const toggle of await toggles.all()) {
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
  }
  for (const toggle of await toggles.all()) {
    await expect(toggle, 'another one was opened').toHaveAttribute('aria-expanded', 'true');
  }
  await page.getByRole('button', { name: 'Ocultar el menú lateral', exact: true }).click();
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar el menú lateral', exact: true }).click();
  await expect(sidebar(page)).toBeVisible();
});

test('R21, R31: up to 996 px a hamburger opens a sidebar; wider closes it', async ({ page }) => {
  await open(page, guide);
  const hamburger = page.getByRole('button', { name: 'Abrir o cerrar el menú' });
  const back = page.getByRole('button', { name: /Volver al menú principal/ });
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(hamburger).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await hamburger.click();
  await back.click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', { name: 'API', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu.getByRole('link', { name: 'API', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu.getByRole('link', { name: 'API', exact: true })).toBeHidden();
});

test('R29, R52: operations offer 18 languages in order, java with unirest', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  const tabs = page.getByRole('tablist').filter({ hasText: 'python' }).first().getByRole('tab');
  await expect(tabs).toHaveText(languages.split(' '));
  for (const language of languages.split(' ')) {
    await page.getByRole('tab', { name: language, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: language, exact: true });
    const tokens = panel.locator('.token').filter({ visible: true });
    await expect(tokens.first(), language).toBeVisible();
    if (language === 'java') await expect(panel).toContainText('kong.unirest');
  }
  await expect(page.locator('pre[data-language="json"] .token').first()).toBeAttached();
});
