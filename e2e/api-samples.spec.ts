import type { Locator, Page } from '@playwright/test';
import { languageKeys, languageTabs } from '../config/languageTabs';
import { expect, open, test } from './support/test';

const ask = '/docs/api/hacer-pregunta';

test.describe('request samples', () => {
  test('have the 18 tabs of the specification, in its order and with its names', async ({
    page,
  }) => {
    await open(page, ask);
    const names = await tabs(page).allTextContents();
    expect(names).toEqual(languageTabs.map(({ language }) => language));
  });

  test('show curl on a first visit', async ({ page }) => {
    await open(page, ask);
    await expect(selected(page)).toHaveText('curl');
    await expect(panel(page)).toContainText("curl 'https://api.saas.aifindr.ai");
  });

  test('follow the ARIA tabs pattern: one tab stop, arrow keys wrap around, Home and End', async ({
    page,
  }) => {
    await open(page, ask);
    await tabs(page).nth(1).focus();
    await expect(page.locator('[role="tab"][tabindex="0"]:visible')).toHaveCount(1);
    await press(page, 'ArrowRight', 'csharp');
    await press(page, 'Home', 'python');
    await press(page, 'ArrowLeft', 'rust');
    await press(page, 'ArrowRight', 'python');
    await press(page, 'End', 'rust');
    const labelled = await panel(page).getAttribute('aria-labelledby');
    expect(labelled).toBe(await selected(page).getAttribute('id'));
  });

  test('remember the language across pages and browser tabs', async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, ask);
    await open(page, ask);
    await tabs(page).filter({ hasText: /^go$/ }).click();
    await expect(selected(page)).toHaveText('go');
    await expect(selected(other)).toHaveText('go');
    await open(page, '/docs/api/crear-conversacion');
    await expect(selected(page)).toHaveText('go');
  });

  test('show the language of the query parameter, without storing it', async ({ page }) => {
    await open(page, `${ask}?lang=rust`);
    await expect(selected(page)).toHaveText('rust');
    await page.getByRole('heading', { name: 'Ejemplos de petición' }).scrollIntoViewIfNeeded();
    await expect(selected(page)).toBeInViewport();
    await open(page, ask);
    await expect(selected(page)).toHaveText('curl');
    await open(page, `${ask}?lang=klingon`);
    await expect(selected(page)).toHaveText('curl');
  });

  test('show the stored language before the bundle has loaded, so that the layout does not shift', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(([key, language]) => localStorage.setItem(key, language), [
      languageKeys.storage,
      'java',
    ] as const);
    await page.route('**/assets/js/**', (route) => route.fulfill({ body: '' }));
    await page.goto(ask);
    await expect(selected(page)).toHaveText('java');
    await expect(panel(page)).toContainText('Unirest.post');
    await page.goto(`${ask}?lang=objective-c`);
    await expect(selected(page)).toHaveText('objective-c');
    await page.goto(`${ask}?lang="]`);
    await expect(selected(page)).toHaveText('java');
  });

  test('change with the chosen example', async ({ page }) => {
    await open(page, ask);
    await page.getByLabel('Ejemplo', { exact: true }).selectOption({ label: 'En streaming' });
    await expect(panel(page)).toContainText('"stream": true');
    await expect(panel(page)).toHaveCount(1);
  });

  test('highlight a sample when it is shown, and keep its text', async ({ page }) => {
    await open(page, ask);
    const code = page.locator('[data-example="completa"] [data-language="python"] code');
    const text = await code.textContent();
    await expect(code.locator('.token')).toHaveCount(0);
    await tabs(page)
      .filter({ hasText: /^python$/ })
      .click();
    expect(await code.locator('.token').count()).toBeGreaterThan(5);
    expect(await code.textContent()).toBe(text);
  });

  test('copy the whole sample', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, ask);
    await page.getByRole('button', { name: 'Copiar el ejemplo' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await panel(page).locator('code').textContent());
  });

  test('work after a navigation within the site', async ({ page }) => {
    await open(page, '/docs/api/chat');
    await page
      .locator('main')
      .getByRole('link', { name: 'Hacer pregunta', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(ask);
    await expect(panel(page)).toContainText("curl 'https://api.saas.aifindr.ai");
    await tabs(page).filter({ hasText: /^php$/ }).click();
    await expect(panel(page)).toContainText('<?php');
  });

  test.describe('with local storage blocked', () => {
    test.use({ expectedMessages: /local ?storage|could not be (read|stored)|blocked/i });

    test('work, with a warning in the console', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await open(page, ask);
      await tabs(page).filter({ hasText: /^php$/ }).click();
      await expect(selected(page)).toHaveText('php');
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('scroll their tabs and do not widen the page', async ({ page }) => {
      await open(page, `${ask}?lang=rust`);
      await selected(page).scrollIntoViewIfNeeded();
      await expect(selected(page)).toBeInViewport();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
    });
  });
});

function tabs(page: Page): Locator {
  return page.locator('[role="tab"]:visible');
}

function selected(page: Page): Locator {
  return page.locator('[role="tab"][aria-selected="true"]:visible');
}

function panel(page: Page): Locator {
  return page.locator('[role="tabpanel"]:visible');
}

async function press(page: Page, key: string, language: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(selected(page)).toHaveText(language);
  await expect(selected(page)).toBeFocused();
}
