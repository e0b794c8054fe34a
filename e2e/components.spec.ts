/** Tests components of the guide: code blocks (folding, wrapping), tabs, and the copy button and menu of a page. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectSpanish } from './support/interfaceStrings';
import { expect, hold, open, readClipboard, test, waitForHydration } from './support/test';

const stacks = '/docs/widget-config/integraciones/react-nextjs';
const installation = '/docs/widget-config/instalacion';
/** Start of a line of a long code block. The line is out of view while the block is folded. */
const foldedLine = 'export function useAIFindrContext';
const listing = (page: Page) => page.locator('.theme-code-block', { hasText: foldedLine });

test('folded code is copied and printed whole, and is found @whole-browser', async ({ page }) => {
  await open(page, stacks);
  const height = async () => (await listing(page).boundingBox())?.height ?? 0;
  const folded = await height();
  await listing(page).getByRole('button', { name: 'Copiar el código' }).click();
  await expect.poll(() => readClipboard(page)).toContain(foldedLine);
  // Some terminals run pasted code at once if it ends with a line feed.
  expect(await readClipboard(page)).not.toMatch(/\s$/);
  await expectSpanish(page, 'Copiado');
  const more = listing(page).getByRole('button', { name: /^Ver las \d+ líneas$/ });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect.poll(height).toBeGreaterThan(folded + 400);
  const less = listing(page).getByRole('button', { name: 'Ver menos' });
  await expect(less).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(height).toBe(folded);
  // Scrolls inside the folded code block, as find-in-page does.
  await listing(page)
    .locator('.token', { hasText: 'useAIFindrContext' })
    .first()
    .evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await expect(less).toBeVisible();
  await page.keyboard.press('Home');
  await open(page, stacks);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(height).toBeGreaterThan(folded + 400);
});

test('code that overflows has a button that wraps it', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 844 });
  await open(page, installation);
  const block = page.locator('.theme-code-block', { hasText: 'console.info' }).first();
  const cut = () =>
    block.evaluate((box) => (box.querySelector('pre')?.scrollWidth ?? 0) - box.clientWidth);
  await expect.poll(cut).toBeGreaterThan(0);
  const toggle = block.getByRole('button', { name: 'Ajustar las líneas largas' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(cut).toBeLessThanOrEqual(0);
});

test('a chosen stack changes the whole page, is in the URL and is remembered', async ({ page }) => {
  const panelOf = (id: string) => page.locator(`[role="tabpanel"]:has(#${id})`);
  await open(page, stacks);
  const next = page.getByRole('tab', { name: 'Next.js' });
  expect(await next.count()).toBeGreaterThan(1);
  const first = page.getByRole('tab', { name: 'React' }).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await first.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]stack=nextjs/);
  for (const tab of await next.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(panelOf('nextjs-minimo')).toBeVisible();
  await expect(panelOf('react-minimo')).toHaveCount(1);
  await expect(panelOf('react-minimo')).toBeHidden();
  await open(page, stacks);
  await expect(panelOf('nextjs-minimo')).toBeVisible();
  // A hash shows the tab panel that contains its target, even if another tab was chosen before.
  await open(page, `${stacks}#react-main`);
  await expect(panelOf('react-main')).toBeVisible();
  await next.first().click();
  await expect(panelOf('react-main')).toBeHidden();
});

test('a tab chosen before hydration stays chosen, also after Back', async ({ page }) => {
  const panel = page.getByRole('tabpanel', { name: 'Next.js' }).first();
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goto(stacks, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Next.js' }).first().click();
  release();
  await waitForHydration(page);
  await expect(panel).toContainText('app/layout.tsx');
  await page.locator('.menu').getByRole('link', { name: 'Angular' }).click();
  await expect(page.locator('h1')).toContainText('Angular');
  await page.goBack();
  await expect(panel).toContainText('app/layout.tsx');
  await page.getByRole('tab', { name: 'React' }).first().click();
  await expect(panel).toBeHidden();
});

test('a page is copied, and has a menu @whole-browser', async ({ page, expectedMessages }) => {
  expectedMessages.push(/Failed to load resource/);
  const route = '/docs/widget-config/triggers';
  await page.route('**/*.md', (request) => request.abort());
  await open(page, '/docs/widget-config/intro');
  await page.locator('.menu a[href="/docs/widget-config/triggers"]').first().click();
  await expect(page.locator('h1')).toHaveText('Triggers');
  const copy = page.getByRole('button', { name: 'Copiar página' });
  const status = copy.locator('..').getByRole('status');
  await copy.click();
  await expect(status).toContainText('No se ha podido copiar');
  await page.unroute('**/*.md');
  await copy.click();
  await expect(status).toHaveText('Copiado');
  expect(await readClipboard(page)).toBe(readFileSync(`build${route}.md`, 'utf8'));

  const summary = copy.locator('..').locator('summary');
  const link = page.getByRole('link', { name: 'Ver como Markdown' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('href', `${route}.md`);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
});
