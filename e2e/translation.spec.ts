/** Tests pages under a browser's translation, which replaces the text nodes that React renders (R36). */
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const operation = '/docs/api/hacer-pregunta';
const installation = '/docs/widget-config/instalacion';

/** Routes, one for each kind of page. */
const kinds = [
  '/',
  '/markdown-page',
  '/docs/api/ai-findr-api',
  operation,
  '/docs/category/integraciones',
  // This page has the troubleshooter.
  installation,
  // This page has the configurator.
  '/docs/widget-config/personalizacion',
  '/docs/widget-config/integraciones/react-nextjs',
];

test.use({ actionTimeout: 10_000 });
test.beforeEach(({ page }) => page.clock.install());

for (const path of kinds) {
  test(`every control of ${path} works where it is translated`, async ({ page }) => {
    await openTranslated(page, path);
    const main = page.getByRole('main');
    await pressAll(main.locator('button, summary, [role="tab"], [type="radio"]'));
    const shown = { visible: true };
    for (const choice of await main.locator('select').filter(shown).all()) {
      const count = await choice.locator('option').count();
      for (let index = 0; index < count; index += 1) await choice.selectOption({ index });
    }
    for (const field of await main.locator('textarea').filter(shown).all()) {
      for (const text of ['violates the directive: script-src', 'unknown', '404 Not Found', '']) {
        await field.fill(text);
      }
    }
    for (const color of await main.locator('[type="color"]').filter(shown).all()) {
      for (const value of ['#ffffff', '#123456']) await color.fill(value);
    }
    // Lets temporary messages disappear, for example that a page was copied.
    await page.clock.runFor(5000);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: path.startsWith('/docs/api') ? 'Widget' : 'API', exact: true })
      .click();
    await expect(page).not.toHaveURL(path);
    await page.goBack();
    await expectNoFailure(page);
  });
}

test('only the parameters of a translating proxy follow to another page', async ({ page }) => {
  await open(page, `${installation}?stack=vite&_x_tr_sl=es&_x_tr_tl=en`);
  await page.locator('.table-of-contents').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/instalacion\?(stack=vite&)?_x_tr_sl=es&_x_tr_tl=en#/);
  await page.locator('.menu').getByRole('link', { name: 'Triggers', exact: true }).click();
  await expect(page).toHaveURL('/docs/widget-config/triggers?_x_tr_sl=es&_x_tr_tl=en');
  await page.goBack();
  await expect(page).toHaveURL(/\/instalacion\?(stack=vite&)?_x_tr_sl=es&_x_tr_tl=en#/);
});

test('search, frame and menu of a phone work where they are translated', async ({ page }) => {
  await openTranslated(page, operation);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  for (const query of ['color del botón', 'clientId', 'cómo copio', 'xqzw']) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 40 });
    await page.clock.runFor(1000);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await field.press(key);
  }
  await page.keyboard.press('Escape');
  for (const part of ['navigation', 'complementary'] as const) {
    await pressAll(page.getByRole(part).getByRole('button'));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
  await pressAll(page.locator('.navbar-sidebar').getByRole('button'));
  await page.keyboard.press('Escape');
  await expectNoFailure(page);
});

test('a part that fails says so, and the page stays', async ({ page, expectedMessages }) => {
  expectedMessages.push(/removeChild is not a function/);
  await open(page, operation);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await dialog.evaluate((box) => {
    for (const part of box.querySelectorAll('*')) Object.assign(part, { removeChild: undefined });
  });
  await dialog.getByRole('combobox').fill('xqzw');
  await expect(page.getByText('Esta parte ha fallado')).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
});

async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await translatePage(page);
  expect(await page.locator('main font').count()).toBeGreaterThan(10);
}

/** Clicks each control that is visible now, unless an earlier click has removed it or it opens a dialog, which has its own tests. */
async function pressAll(controls: Locator): Promise<void> {
  const handles = await controls.filter({ visible: true }).elementHandles();
  expect(handles.length).toBeGreaterThan(0);
  for (const handle of handles) {
    await handle.evaluate((control: HTMLElement) => {
      if (control.isConnected && control.ariaHasPopup === null) control.click();
    });
  }
}

async function expectNoFailure(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(/This page crashed|Esta parte ha fallado/)).toHaveCount(0);
}

/**
 * Translates the page as browsers do: `<font>` elements replace the text nodes that may be translated, also those that are added later.
 * Logs a console error if code changes a replaced text node, because the reader would not see the change.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeftAlone = (text: Node) =>
      text.parentElement?.closest('[translate="no"], script, style, textarea, svg, font') !== null;
    const writes = new MutationObserver((records) => {
      for (const { target } of records) console.error(`stale text: ${target.nodeValue}`);
    });
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text: Node | null = root; text; text = walker.nextNode()) {
        if (text instanceof Text && text.data.trim() && !isLeftAlone(text)) texts.push(text);
      }
      for (const text of texts) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.nodeValue ?? '');
        text.parentNode?.replaceChild(font, text);
        writes.observe(text, { characterData: true });
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target.isConnected) addedNodes.forEach(translate);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}
