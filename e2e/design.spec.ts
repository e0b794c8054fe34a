import type { Locator } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/support/chromium';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, test } from './support/test';

test.use(sharedWindow);

test('the webfonts are used, that of text is preloaded, and every CSS variable in use is defined', async ({
  page,
}) => {
  await open(page, '/');
  await expect
    .poll(() =>
      page.evaluate(() =>
        ['Figtree Variable', 'Geist Mono'].filter((name) => document.fonts.check(`16px "${name}"`)),
      ),
    )
    .toHaveLength(2);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
  const missing = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const css = (
      await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    ).join();
    const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const asked = [...css.matchAll(/var\((--(?:site|ifm)-[\w-]+)\)/g)].map(([, name]) => name);
    return [...new Set(asked)].filter((name) => !defined.has(name));
  });
  expect(missing).toEqual([]);
});

test('a code block has a title or a language and, if it overflows, a wrap toggle', async ({
  page,
}) => {
  await open(page, '/docs/widget-config/instalacion');
  const block = page.locator('.theme-code-block', { hasText: 'data-client-id' }).first();
  await expect(block).toContainText('index.html');
  await open(page, '/docs/api/ai-findr-api');
  await expect(page.locator('.theme-code-block', { hasText: 'not-found' })).toContainText('JSON');
  await open(page, '/docs/widget-config/instalacion');
  await page.setViewportSize({ width: 390, height: 844 });
  const isCut = (code: Locator) =>
    code.evaluate((box) => {
      const pre = box.querySelector('pre');
      return pre !== null && Math.max(pre.scrollWidth, pre.offsetWidth) > box.clientWidth;
    });
  await expect.poll(() => isCut(block), 'the tag, which everyone comes for, is whole').toBe(false);
  const long = page.locator('.theme-code-block', { hasText: 'console.info' }).first();
  await expect.poll(() => isCut(long), 'all code wraps on a phone').toBe(false);
  await page.setViewportSize({ width: 700, height: 844 });
  await expect.poll(() => isCut(long)).toBe(true);
  const toggle = long.getByRole('button', { name: 'Ajustar las líneas largas' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isCut(long)).toBe(false);
});

for (const [width, size] of [
  [320, 16],
  [390, 32],
] as const) {
  test(`words and identifiers of labels are whole at ${width} px with text of ${size} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const route of [
      '/docs/widget-config/intro',
      '/docs/widget-config/integraciones/angular',
    ]) {
      await open(page, route);
      await page.evaluate((pixels) => {
        document.documentElement.style.fontSize = `${pixels}px`;
      }, size);
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('.breadcrumbs__link, .markdown summary > span, legend')]
          .flatMap((label) => {
            const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
            const found: Text[] = [];
            while (texts.nextNode()) found.push(texts.currentNode as Text);
            return found;
          })
          .flatMap((text) =>
            [...text.data.matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
              const range = new Range();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return (
                new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
              );
            }),
          )
          .map(([word]) => word),
      );
      expect(broken, route).toEqual([]);
      // The buttons of a listing are within it.
      const cut = await page
        .locator('.theme-code-block')
        .evaluateAll(
          (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
        );
      expect(cut, route).toBe(0);
    }
  });
}

test.describe('not found', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });
});

test('on wide screens the table of contents ends where the navbar does', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/docs/widget-config/instalacion');
    const [navbar, contents] = await Promise.all(
      ['.navbar__items--right', '.page-aside'].map((selector) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().right),
      ),
    );
    expect(contents, `at ${width} px`).toBe(navbar);
  }
});

test('a page can be corrected: its source, an issue with its address, the day of its last change', async ({
  page,
}) => {
  await open(page, '/docs/widget-config/intro');
  await expect(page.getByRole('link', { name: 'Editar en GitHub' })).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/widget-config\/intro\.mdx$/,
  );
  await expect(page.getByRole('link', { name: 'Informar de un problema' })).toHaveAttribute(
    'href',
    /issues\/new\?title=.*&body=https%3A%2F%2Fdocs\.aifindr\.com%2Fdocs%2Fwidget-config%2Fintro/,
  );
  await expect(page.getByText(/^Actualizada el \d+ de [a-z]+ de \d{4}$/)).toBeVisible();
  await open(page, '/docs/api/chat');
  await expect(page.getByRole('link', { name: 'Editar en GitHub' })).toHaveAttribute(
    'href',
    /\/examples\/swagger\.yaml$/,
  );
});

test('code has its webfont on a first visit', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await open(page, '/docs/widget-config/instalacion');
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.theme-code-block code',
  });
  await expect
    .poll(async () => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    })
    .toContain('Geist Mono');
  await context.close();
});

test('operations of a group are cards, and the whole card is the link', async ({ page }) => {
  for (const route of ['/docs/api/analytics', '/docs/api/chat', '/docs/api/ai-findr-api']) {
    await open(page, route);
    const card = page.locator('li', { has: page.locator('[data-method]') }).first();
    await expect(card, route).toHaveCSS('padding-left', '20px');
    const title = card.getByRole('link');
    await expect(title).toHaveCSS('text-decoration-line', 'none');
    await page.keyboard.press('Tab');
    await title.focus();
    const ring = await title.evaluate((link) => getComputedStyle(link, '::after').outlineStyle);
    expect(ring).toBe('solid');
    await card.click({ position: { x: 5, y: 5 } });
    await expect(page).not.toHaveURL(route);
    await expect(page.locator('[data-operation]')).toBeVisible();
  }
});

// What they contrast with: src/css/tokens.test.ts.
test('a status code has a dot of one hue in its row and in its tab', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  const colors = (selector: string, part: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, pseudo) => all.map((one) => getComputedStyle(one, pseudo).backgroundColor),
        part,
      );
  const rows = await colors('summary[data-status]', '::after');
  expect(new Set(rows).size).toBe(3);
  expect(await colors('[role=tab][data-status]', '::before')).toEqual(rows);
});

test('text of double size has the layout of a phone at 1280 px, with the sidebar in a drawer', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(new URL('/docs/widget-config/intro', baseURL).href);
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
  await expect(page.locator('.navbar-sidebar').getByText('Triggers')).toBeVisible();
  await browser.close();
});

test('forced colors show the current part of the site, and the dots of the status codes', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/api/hacer-pregunta');
  await expect(page.locator('.navbar__link--active')).toHaveCSS('outline-style', 'solid');
  for (const [row, dot] of [
    ['summary[data-status]', '::after'],
    ['[role=tab][data-status]', '::before'],
  ] as const) {
    const color = await page
      .locator(row)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, dot);
    expect(color, row).not.toBe('rgb(255, 255, 255)');
  }
});
