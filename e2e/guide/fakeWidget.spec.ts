/** Tests the fake widget against the published facts, because the guide's code is tested by running against it. */
import type { Page } from '@playwright/test';
import {
  routeWidget,
  sampleOrigin,
  type WidgetNetwork,
  widgetUrl,
} from '@aifindr-docs/widget/testing/routeWidget';
import { stopTimers } from '../support/test';
import { expect, test } from './widgetTest';

const button = '<button id="ai-findr-trigger" type="button">Preguntar</button>';
const client = 'data-client-id="TU_CLIENT_ID"';

/** Opens a page with a trigger and the script tag, where no other network is reached. */
async function openWidgetPage(page: Page, attributes = client, network?: WidgetNetwork) {
  const script = `<script src="${widgetUrl}" ${attributes} defer></script>`;
  const body = `<!doctype html><html lang="es"><title>Muestra</title>${button}${script}</html>`;
  await page
    .context()
    .route(`${sampleOrigin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    );
  await routeWidget(page.context(), sampleOrigin, network);
  await page.goto(sampleOrigin);
}

test('goes through the published states', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const seen = [window.AIFindrWidget?.getState()];
      Object.assign(window, { seen });
      for (const event of ['widget.ready', 'widget.opened', 'widget.closed'] as const) {
        window.AIFindrWidget?.on(event, () => seen.push(window.AIFindrWidget?.getState()));
      }
    });
  });
  await stopTimers(page);
  await openWidgetPage(page);
  await page.clock.resume();
  const closing = await page.evaluate(async () => {
    const widget = window.AIFindrWidget;
    await widget?.ready();
    await widget?.open();
    const closed = widget?.close();
    const state = widget?.getState();
    await closed;
    return state;
  });
  expect(closing).toBe('closing');
  expect(await page.evaluate('window.seen')).toEqual(['loading', 'ready', 'open', 'ready']);
});

test('reports a missing client id as an error and stays in the state error', async ({
  page,
  widget,
}) => {
  await openWidgetPage(page, '');
  await expect.poll(widget.state).toBe('error');
  expect(
    await page.evaluate(() => window.AIFindrWidget?.open().catch((error: Error) => error.name)),
  ).toBe('Error');
});

for (const failure of ['load', 'open'] as const) {
  test(`rejects and reports when it fails to ${failure}`, async ({ page }) => {
    await stopTimers(page);
    await openWidgetPage(page, client, { failure });
    const reported = page.evaluate(async () => {
      const events: string[] = [];
      window.AIFindrWidget?.on('widget.error', (error) => events.push(error.message));
      const outcomes = await Promise.allSettled([window.AIFindrWidget?.open()]);
      return [outcomes[0]?.status, events.length];
    });
    await page.clock.resume();
    expect(await reported).toEqual(['rejected', 1]);
  });
}
