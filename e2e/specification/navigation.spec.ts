import type { Page } from '@playwright/test';
import { sharedWindow } from '../support/sharedWindow';
import { expect, open, test } from '../support/test';

test.use(sharedWindow);

const guide = '/docs/widget-config/triggers';
const phone = { width: 390, height: 844 };

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

/** Bottom edge of the navbar in CSS pixels; zero or less while it is hidden above the viewport. */
async function navbarBottom(page: Page): Promise<number> {
  return navbar(page).evaluate((element) => element.getBoundingClientRect().bottom);
}

/** Scrolls in steps, so that the page detects the direction. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  const steps = 4;
  const position = () => page.evaluate(() => window.scrollY);
  for (let step = 0; step < steps; step += 1) {
    const next = (await position()) + pixels / steps;
    await page.mouse.wheel(0, pixels / steps);
    await expect.poll(position).toBeCloseTo(next, 0);
  }
}

test.describe('R20 to R29: layout and navigation', () => {
  test('the logo links to the home page', async ({ page }) => {
    await open(page, guide);
    await navbar(page).locator('a.navbar__brand').click();
    await expect(page).toHaveURL('/');
  });

  test('API and Widget are left navbar items and open their docs', async ({ page }) => {
    await open(page, '/');
    const left = navbar(page).locator('.navbar__items:not(.navbar__items--right)');
    await left.getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL('/docs/api/ai-findr-api');
    await left.getByRole('link', { name: 'Widget', exact: true }).click();
    await expect(page).toHaveURL('/docs/widget-config/intro');
  });

  test('GitHub is a right navbar item and links to the source repository', async ({ page }) => {
    await open(page, '/');
    const link = navbar(page)
      .locator('.navbar__items--right')
      .getByRole('link', { name: 'GitHub' });
    await expect(link).toHaveAttribute('href', 'https://github.com/theam/aifindr-docs');
  });

  test('the language dropdown has its single language', async ({ page }) => {
    await open(page, '/');
    const dropdown = navbar(page).locator('.navbar__items--right .dropdown');
    await dropdown.getByRole('button').click();
    await expect(dropdown.locator('.dropdown__menu a')).toHaveText(['English']);
  });

  test('on mobile the hamburger opens the sidebar, with a back-to-main-menu button', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, guide);
    await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
    const back = page.getByRole('button', { name: /Volver al menú principal/ });
    await expect(back).toBeVisible();
    await back.click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', { name: 'API', exact: true }),
    ).toBeVisible();
  });

  test('the navbar hides when scrolling down and shows when scrolling up and at the top', async ({
    page,
  }) => {
    await open(page, guide);
    await page.mouse.move(640, 400);
    await scrollBy(page, 900);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await scrollBy(page, -200);
    await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
    await scrollBy(page, 600);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
  });

  test('the navbar shows on route change', async ({ page }) => {
    await open(page, guide);
    await page.mouse.move(640, 400);
    await scrollBy(page, 900);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(guide);
    await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
  });

  test('the navbar stays hidden for a hash that matches an element', async ({ page }) => {
    await open(page, guide);
    const id = await page.locator('main h2[id]').last().getAttribute('id');
    await page.goto('/');
    await open(page, `${guide}#${id}`);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await open(page, '/markdown-page#no-such-element');
    await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
  });

  test('the sidebar can be hidden and shown', async ({ page }) => {
    await open(page, guide);
    const sidebar = page.getByRole('navigation', { name: 'Páginas de la documentación' });
    await page.getByRole('button', { name: 'Ocultar el menú lateral', exact: true }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Mostrar el menú lateral', exact: true }).click();
    await expect(sidebar).toBeVisible();
  });

  test('sidebar categories start collapsed and do not collapse each other', async ({ page }) => {
    await open(page, '/docs/api/ai-findr-api');
    const sidebar = page.getByRole('navigation', { name: 'Páginas de la documentación' });
    const toggles = sidebar.locator('button.menu__caret, .menu__link--sublist-caret');
    const count = await toggles.count();
    expect(count).toBe(4);
    await expect(sidebar.locator('.menu__list-item--collapsed')).toHaveCount(count);
    for (let index = 0; index < count; index += 1) {
      await toggles.nth(index).click();
    }
    await expect(sidebar.locator('.menu__list-item--collapsed')).toHaveCount(0);
  });

  test('API pages use openApiSidebar, grouped by tag with links to the tag pages', async ({
    page,
  }) => {
    await open(page, '/docs/api/hacer-pregunta');
    const sidebar = page.getByRole('navigation', { name: 'Páginas de la documentación' });
    const tags = {
      Widget: 'widget',
      Chat: 'chat',
      Analytics: 'analytics',
      'Answer Components': 'answer-components',
    };
    const links = sidebar.locator(
      '.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > a',
    );
    await expect(links).toHaveText(Object.keys(tags));
    for (const [index, slug] of Object.values(tags).entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/docs/api/${slug}`);
    }
    await expect(page.locator('html.docs-doc-id-api\\/hacer-pregunta')).toHaveCount(1);
  });

  test('the table of contents shows heading levels 2 and 3', async ({ page }) => {
    await open(page, guide);
    const toc = await page
      .locator('.theme-doc-toc-desktop .table-of-contents a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    const headings = await page
      .locator('.markdown :is(h2, h3)[id]')
      .evaluateAll((elements) => elements.map((element) => element.id));
    expect(toc.map(decodeURIComponent)).toEqual(headings);
    expect(toc.length).toBeGreaterThan(2);
  });

  test('every heading but the h1 has a link "Direct link to {heading}"', async ({ page }) => {
    await open(page, guide);
    await expect(page.locator('h1 a.hash-link')).toHaveCount(0);
    const headings = page.locator('.markdown :is(h2, h3, h4)[id]');
    for (const heading of await headings.all()) {
      const link = heading.locator('a.hash-link');
      const title = await link.getAttribute('title');
      const text = (await heading.innerText()).replace(/[#\u200b]/g, '').trim();
      expect(title).toBe(`Direct link to ${text}`);
    }
  });

  test('"Skip to main content" is the first tab stop and works', async ({ page }) => {
    await open(page, guide);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Skip to main content' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('the footer has columns of links, a logo and a copyright line', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    expect(await footer.locator('.footer__col').count()).toBeGreaterThanOrEqual(3);
    await expect(footer.locator('img:visible, svg.site-logo:visible').first()).toBeVisible();
    await expect(footer).toContainText('©');
  });

  test('the layout switches from desktop to mobile at 996 px', async ({ page }) => {
    await open(page, guide);
    const hamburger = page.getByRole('button', { name: 'Abrir o cerrar el menú' });
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(hamburger).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(hamburger).toBeVisible();
  });
});
