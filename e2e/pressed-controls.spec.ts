/** Tests that a control stays in place on the screen when it is pressed: tabs, selects, `<details>` and settings. */
import { expect, open, sharedWindow, test } from './support/test';

/** Routes of pages that together have every kind of control that `pressControls` presses. */
const routes = [
  '/',
  '/markdown-page',
  '/docs/api/chat',
  '/docs/api/crear-conversacion',
  '/docs/api/hacer-pregunta',
  '/docs/api/obtener-componente-de-respuesta',
  '/docs/widget-config/instalacion',
  '/docs/widget-config/integraciones/react-nextjs',
  '/docs/widget-config/personalizacion',
];

test.use(sharedWindow);

for (const route of routes) {
  test(`what is pressed on ${route} stays in place`, async ({ page }) => {
    await open(page, route);
    await page.waitForLoadState('networkidle');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { count, moved } = await page.evaluate(pressControls);
      expect(count).toBeGreaterThan(0);
      expect.soft(moved, `${width} px`).toEqual([]);
    }
  });
}

test('choices of the configurator do not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/docs/widget-config/personalizacion');
  const choices = page.getByRole('radiogroup', { name: 'Trigger' });
  await choices.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.scrollTo({ top: 260, behavior: 'instant' });
  });
  await expect(choices).toBeInViewport();
  const scrolls = await page.evaluateHandle(() => {
    const positions: number[] = [];
    window.addEventListener('scroll', () => positions.push(window.scrollY));
    return positions;
  });
  for (const name of ['Campo de texto', 'Botón', 'Enlace', 'Campo de texto']) {
    await choices.getByRole('radio', { name }).check();
  }
  expect(await scrolls.jsonValue()).toEqual([]);
});

test('the color field on the home page stays in place if contrast is low', async ({ page }) => {
  await open(page, '/');
  const color = page.getByLabel('Color del botón');
  const warning = page.getByText('Poco contraste entre los dos colores');
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await color.fill('#222222');
    await expect(warning).toBeHidden();
    const position = await color.boundingBox();
    await color.fill('#ffee00');
    await expect(warning).toBeVisible();
    expect.soft(await color.boundingBox(), `${width} px`).toEqual(position);
  }
});

/** Scrolls to each visible control and presses it; counts the presses, and lists what moved by more than 1 px. Runs in the browser. */
async function pressControls(): Promise<{ count: number; moved: string[] }> {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(summary, select, [role="tab"], [aria-expanded], label:has([type="radio"]))',
    ),
    // A control that expands a block is pressed twice, so that the block collapses again.
  ].flatMap((control) => (control.matches('[aria-expanded]') ? [control, control] : [control]));
  const waitForFrames = async (frames: number) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  };
  const press = (control: HTMLElement) => {
    if (!(control instanceof HTMLSelectElement)) return control.click();
    control.selectedIndex = control.options.length - 1;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const moved: string[] = [];
  let count = 0;
  for (const control of controls) {
    if (control.getClientRects().length === 0) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitForFrames(2);
    // When a code block expands, its button moves below the last line, so the block has to stay in place instead of the button.
    const isListing = control.closest('[data-folded]') !== null;
    const kept = (isListing && control.parentElement) || control;
    const { top } = kept.getBoundingClientRect();
    press(control);
    await waitForFrames(3);
    count += 1;
    if (kept.getClientRects().length === 0) continue;
    const measureDistance = () => Math.round(kept.getBoundingClientRect().top - top);
    // On a slow machine, components that depend on the choice render later, and the page then corrects the scroll position again.
    if (Math.abs(measureDistance()) > 1) await waitForFrames(5);
    const distance = measureDistance();
    if (Math.abs(distance) > 1) moved.push(`${control.textContent}: ${distance}`);
  }
  return { count, moved };
}
