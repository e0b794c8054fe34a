import type { Page } from '@playwright/test';
import { expect, hydrated, open, readClipboard, test } from './support/test';

const route = '/docs/widget-config/integraciones/react-nextjs';
const installation = '/docs/widget-config/instalacion';
/** A line of a long listing, far below the first ones. */
const lastLine = 'export function useAIFindrContext';

test.use({ viewport: { width: 1280, height: 800 } });

test('a long listing shows its first lines; its button shows all, and folds it again', async ({
  page,
}) => {
  await open(page, route);
  const block = page.locator('.theme-code-block', { hasText: lastLine });
  const height = async () => (await block.boundingBox())?.height ?? 0;
  const folded = await height();
  const button = block.getByRole('button', { name: /^Ver las \d+ líneas$/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.poll(height).toBeGreaterThan(folded + 400);
  const less = block.getByRole('button', { name: 'Ver menos' });
  await expect(less).toBeFocused();
  await less.scrollIntoViewIfNeeded();
  const { y } = (await less.boundingBox()) ?? { y: 0 };
  await page.keyboard.press('Enter');
  await expect.poll(height).toBe(folded);
  await expect.poll(async () => (await button.boundingBox())?.y).toBeCloseTo(y, 0);
});

test('copying a folded listing copies all of it', async ({ page }) => {
  await open(page, route);
  const block = page.locator('.theme-code-block', { hasText: lastLine });
  await block.locator('[data-outcome], button[aria-label="Copiar el código"]').last().click();
  await expect.poll(() => readClipboard(page)).toContain(lastLine);
});

test('an address with a text fragment unfolds the listing and shows the line', async ({ page }) => {
  await page.goto(`${route}#:~:text=${encodeURIComponent(lastLine)}`);
  await hydrated(page);
  await expectUnfolded(page);
});

test('what brings a line into view, as a search in the page does, unfolds the listing', async ({
  page,
}) => {
  await open(page, route);
  await findLine(page).evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await expectUnfolded(page);
});

test('a listing in a block that the reader opened is whole', async ({ page }) => {
  await open(page, `${installation}#consentimiento`);
  await page.getByText('load-widget.js: carga y retira').click();
  await expect(page.getByText('export function unloadWidget')).toBeVisible();
  await expect.poll(() => clippedListings(page)).toBe(0);
  await expect(page.getByText(/^Ver las \d+ líneas$/).filter({ visible: true })).toHaveCount(0);
});

test('nothing is folded on paper', async ({ page }) => {
  await open(page, route);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => clippedListings(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is folded, and there is no button for it', async ({ page }) => {
    await page.goto(route);
    expect(await clippedListings(page)).toBe(0);
    await expect(page.getByText(/^Ver las \d+ líneas$/).filter({ visible: true })).toHaveCount(0);
  });
});

test('steps are an ordered list with its headings, which the table of contents lists', async ({
  page,
}) => {
  await open(page, installation);
  const steps = page.getByRole('list').filter({ has: page.locator('#paso-trigger') });
  await expect(steps).toHaveJSProperty('tagName', 'OL');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    /^Añade el trigger/,
    /^Añade el script/,
    /^Comprueba que se abre/,
  ]);
  await expect(page.locator('nav .table-of-contents a[href="#paso-script"]')).toBeVisible();
});

/** The name that the last line declares. */
function findLine(page: Page) {
  return page
    .locator('.theme-code-block', { hasText: lastLine })
    .locator('.token.function', { hasText: 'useAIFindrContext' });
}

async function expectUnfolded(page: Page): Promise<void> {
  const block = page.locator('.theme-code-block', { hasText: lastLine });
  await expect(block.getByRole('button', { name: 'Ver menos' })).toBeVisible();
  await expect(findLine(page)).toBeInViewport();
}

/** How many listings are cut off. */
function clippedListings(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('.theme-code-block pre')].filter(
        ({ parentElement }) =>
          parentElement !== null && parentElement.scrollHeight > parentElement.clientHeight + 1,
      ).length,
  );
}

test('no copied code ends with a line feed, which a terminal would run', async ({ page }) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
  });
  for (const route of ['/docs/widget-config/integraciones/html', '/docs/api/hacer-pregunta']) {
    await open(page, route);
    const buttons = await page.locator('main button[aria-label^="Copiar"]').count();
    expect(buttons).toBeGreaterThan(2);
    const copied = await page.evaluate(async () => {
      document
        .querySelectorAll<HTMLElement>('main button[aria-label^="Copiar"]')
        .forEach((button) => button.click());
      await Promise.resolve();
      return (window as unknown as { copied: string[] }).copied;
    });
    expect(copied).toHaveLength(buttons);
    expect(copied.filter((text) => text === '' || /\s$/.test(text))).toEqual([]);
  }
});
