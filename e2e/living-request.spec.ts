/** Tests the links between a field of an operation and the sample lines that show it, with mouse, touch and keyboard. */
import type { Locator, Page } from '@playwright/test';
import { listAxeViolations } from './support/axe';
import { expect, open, stopClock, test } from './support/test';

const ask = '/docs/api/hacer-pregunta';
const details = '/docs/api/obtener-detalles-del-widget';

const codeOf = (page: Page, field: string) => page.locator(`[data-field="${field}"]:visible`);
const fieldOf = (page: Page, field: string) => page.locator(`[id="${field}"]`);
const nameOf = (page: Page, field: string, name: string) =>
  fieldOf(page, field).getByRole('link', { name, exact: true });
const litCode = (page: Page) => page.locator('[data-field][data-lit]:visible');
const codeLink = (page: Page, name: string) =>
  page.getByRole('link', { name: `Ver «${name}» en el ejemplo` }).first();
const statusTab = (page: Page, code: string) =>
  page.locator(`[role="tab"][data-status][data-value="${code}"]`);

test('pointing at a field marks its lines in a Python program @whole-browser', async ({ page }) => {
  await open(page, `${ask}?lang=python`);
  for (const [field, text] of [
    ['parametro-projectId', /proj_ejemplo_01/],
    ['autenticacion-ApiKeyAuth', /TU_CLAVE_API/],
    ['cuerpo-query', /¿Cuándo se abre la matrícula\?/],
  ] as const) {
    await pointAt(page, field);
    await expect(litCode(page), field).toHaveText(text);
  }
  await page.mouse.move(5, 300);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
});

test('pointing at a line marks its field; a press leads there @whole-browser', async ({ page }) => {
  await open(page, details);
  const line = page.locator('[data-field$="-button-padding"]:visible');
  const field = fieldOf(page, 'respuesta-200-branding-widgetConfig-button-padding');
  await expect(field).toBeHidden();
  await line.hover();
  await expect(line).toHaveAttribute('data-lit');
  await expect(field).toHaveAttribute('data-lit');
  await line.click();
  await expect(field.getByRole('link', { name: 'padding', exact: true })).toBeFocused();
  await expect(field).toBeInViewport();
});

test('pointing at a field scrolls its code block to the line, not the page', async ({ page }) => {
  const last = 'respuesta-200-branding-widgetConfig-input-width';
  await open(page, `${details}#${last}`);
  const line = codeOf(page, last);
  await expect(line).not.toBeInViewport();
  const top = await page.evaluate(() => window.scrollY);
  await pointAt(page, last);
  await expect(line).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

for (const width of [1280, 1000, 390]) {
  test(`at ${width} px only a plain click leads to a field @whole-browser`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, ask);
    // Selecting text near an edge of the window would scroll the page, so the line is moved to the middle.
    const line = codeOf(page, 'cuerpo-query');
    await line.evaluate((code) => code.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await line.hover();
    await page.waitForLoadState('networkidle');
    await stopClock(page);
    const readPosition = () => page.evaluate(() => [window.scrollY, window.location.href]);
    const position = await readPosition();
    const query = await findText(line, 'query');
    const end = await findText(codeOf(page, 'cuerpo-stream'), 'stream');
    const shiftClick = async () => {
      await pressTimes(page, query, 1);
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.keyboard.down('Shift');
      await page.clock.runFor(700);
      await pressTimes(page, end, 1);
      await page.keyboard.up('Shift');
    };
    const drag = async () => {
      await page.mouse.move(query.x, query.y);
      await page.mouse.down();
      await page.mouse.move(query.x + 130, query.y, { steps: 5 });
      await page.mouse.up();
    };
    const placeholder = await findText(
      page.locator('pre [data-placeholder]:visible').first(),
      'proj_ejemplo_01',
    );
    for (const [press, selected] of [
      [() => pressTimes(page, query, 2), /^query$/],
      [() => pressTimes(page, query, 3), /^\s+"query": "¿Cuándo se abre la matrícula\?",\s*$/],
      [drag, /^query": "/],
      [shiftClick, /^query": "¿Cuándo se abre la matrícula\?",\s+"$/],
      [() => pressTimes(page, placeholder, 2), /^proj_ejemplo_01$/],
    ] as const) {
      await page.evaluate(() => document.getSelection()?.empty());
      await press();
      await page.clock.runFor(2000);
      expect(await page.evaluate(() => document.getSelection()?.toString())).toMatch(selected);
      expect(await readPosition(), String(selected)).toEqual(position);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.evaluate(() => document.getSelection()?.empty());
    await page.mouse.click(query.x, query.y);
    await page.mouse.wheel(0, 20);
    await expect.poll(readPosition).not.toEqual(position);
    await page.clock.runFor(2000);
    await expect(fieldOf(page, 'cuerpo-query').locator('a:focus')).toHaveCount(0);
    await pressTimes(page, await findText(line, 'query'), 1);
    await page.clock.runFor(2000);
    await expect(nameOf(page, 'cuerpo-query', 'query')).toBeFocused();
    await expect(fieldOf(page, 'cuerpo-query')).toBeInViewport();
  });
}

test('a response that opens shows its sample, and so does its address', async ({ page }) => {
  await open(page, ask);
  await page.locator('summary', { hasText: '404 · ' }).click();
  await expect(statusTab(page, '404')).toHaveAttribute('aria-selected', 'true');
  await open(page, `${ask}#respuesta-400-code`);
  await expect(fieldOf(page, 'respuesta-400-code')).toBeInViewport();
  await expect(statusTab(page, '400')).toHaveAttribute('aria-selected', 'true');
});

test('focus on a field marks code; links go there and back @whole-browser', async ({ page }) => {
  await open(page, ask);
  const name = nameOf(page, 'cuerpo-query', 'query');
  await name.focus();
  await expect(litCode(page)).toContainText('"query": "¿Cuándo');
  await page.keyboard.press('Tab');
  await expect(codeLink(page, 'query')).toBeFocused();
  await page.keyboard.press('Enter');
  const focused = page.locator('[data-field]:focus');
  await expect(focused).toHaveAttribute('data-field', 'cuerpo-query');
  await expect(focused).toHaveRole('link');
  expect(await listAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  // Code has the role `link` only while it has the focus, so that screen readers announce no links within code.
  await expect(page.locator('pre [role="link"]')).toHaveCount(0);
  // Another example shows this field, so the link chooses that example.
  await codeLink(page, 'context').press('Enter');
  await expect(page.getByLabel('Ejemplo', { exact: true })).toHaveValue('2');
  await expect(focused).toContainText('/grados/ingenieria-informatica');
});

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('taps go to the code and the field, and Back returns @whole-browser', async ({ page }) => {
    await open(page, ask);
    const field = fieldOf(page, 'cuerpo-query');
    await expect(async () => {
      await field.locator('p').last().tap();
      await expect(field).toHaveAttribute('data-lit', '', { timeout: 500 });
    }).toPass();
    await codeLink(page, 'query').tap();
    const line = codeOf(page, 'cuerpo-query');
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport();
    await codeOf(page, 'cuerpo-stream').tap();
    await expect(nameOf(page, 'cuerpo-stream', 'stream')).toBeFocused();
    await expect(fieldOf(page, 'cuerpo-stream')).toBeInViewport();
    await page.goBack();
    await expect(line).toBeInViewport();
    await page.goBack();
    await expect(field).toBeInViewport();
  });
});

/** Scrolls to a field, and moves the pointer onto the line with its name. */
async function pointAt(page: Page, field: string): Promise<void> {
  const row = fieldOf(page, field);
  await row.scrollIntoViewIfNeeded();
  await row.hover({ position: { x: 150, y: 12 } });
}

/** A position in the viewport, in CSS pixels. */
type Point = Pick<DOMRect, 'x' | 'y'>;

/** Finds a point on the first character of a text; throws if the first text node of the element does not contain the text. */
function findText(element: Locator, text: string): Promise<Point> {
  return element.evaluate((line, searched) => {
    const node = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    const start = node?.nodeValue?.indexOf(searched) ?? -1;
    if (!node || start < 0) throw new Error(`"${searched}" is not in ${line.textContent}`);
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + 1);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left + 2, y: top + height / 2 };
  }, text);
}

/** Clicks `times` times at the speed of a person, measured by the page's clock, which has to be stopped. */
async function pressTimes(page: Page, { x, y }: Point, times: number): Promise<void> {
  await page.mouse.move(x, y);
  for (let clickCount = 1; clickCount <= times; clickCount += 1) {
    await page.mouse.down({ clickCount });
    await page.clock.runFor(60);
    await page.mouse.up({ clickCount });
    await page.clock.runFor(140);
  }
}
