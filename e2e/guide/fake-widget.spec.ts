/** The fake widget against the published facts: the guide's code is proven by running against it. */
import type { Page } from '@playwright/test';
import {
  routeWidget,
  sampleOrigin,
  type WidgetNetwork,
} from '@aifindr-docs/widget/testing/routeWidget';
import { blockStorage, stopTimers } from '../support/test';
import { expect, test } from './widgetTest';

const button = '<button id="ai-findr-trigger" type="button">Preguntar</button>';
const client = 'data-client-id="TU_CLIENT_ID"';

/** Opens a page with a trigger and the script tag, where no other network is reached. */
async function openWidgetPage(
  page: Page,
  {
    body = button,
    attributes = client,
    network,
  }: { body?: string; attributes?: string; network?: WidgetNetwork } = {},
): Promise<void> {
  const script = `<script src="https://hub.aifindr.ai/widget.js" ${attributes} defer></script>`;
  const html = `<!doctype html><html lang="es"><title>Muestra</title><body>${body}${script}</body></html>`;
  await page
    .context()
    .route(`${sampleOrigin}/**`, (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : route.fulfill({ status: 204 }),
    );
  await routeWidget(page.context(), sampleOrigin, network);
  await page.goto(sampleOrigin);
}

/** Runs in the page with the widget, once it is ready. */
function withWidget<Result>(
  page: Page,
  use: (widget: AIFindrWidget) => Result | Promise<Result>,
): Promise<Result> {
  return page.evaluate(
    `(async () => { await window.AIFindrWidget.ready(); return (${use.toString()})(window.AIFindrWidget); })()`,
  );
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
  const closing = await withWidget(page, async (widget) => {
    await widget.open();
    const closed = widget.close();
    const state = widget.getState();
    await closed;
    return state;
  });
  expect(closing).toBe('closing');
  expect(await page.evaluate('window.seen')).toEqual(['loading', 'ready', 'open', 'ready']);
});

test('starts where the browser blocks every access to storage', async ({ page, widget }) => {
  await blockStorage(page);
  await openWidgetPage(page);
  await widget.trigger.click();
  await expect(widget.overlay).toHaveClass('ai-findr-visible');
});

test('reports a missing client id as an error and stays in the state error', async ({
  page,
  widget,
}) => {
  await openWidgetPage(page, { attributes: '' });
  await expect.poll(widget.state).toBe('error');
  expect(
    await page.evaluate(() => window.AIFindrWidget?.open().catch((error: Error) => error.name)),
  ).toBe('Error');
});

for (const failure of ['load', 'open'] as const) {
  test(`rejects and reports when it fails to ${failure}`, async ({ page }) => {
    await stopTimers(page);
    await openWidgetPage(page, { network: { failure } });
    const reported = page.evaluate(async () => {
      const widget = window.AIFindrWidget;
      if (widget === undefined) return 'no widget';
      const events: string[] = [];
      widget.on('widget.error', (error) => events.push(error.message));
      const outcome = await widget.open().then(
        () => 'fulfilled',
        () => 'rejected',
      );
      return [outcome, events.length];
    });
    await page.clock.resume();
    expect(await reported).toEqual(['rejected', 1]);
  });
}

test.describe('trigger', () => {
  test('a button gets the published class and icon, and is hidden while the widget is open', async ({
    page,
    widget,
  }) => {
    await openWidgetPage(page);
    const { trigger } = widget;
    await expect(trigger).toHaveClass('ai-findr-trigger-button');
    await expect(trigger.locator('.ai-magnifier')).toHaveCount(1);
    await trigger.click();
    await expect(widget.overlay).toHaveClass('ai-findr-visible');
    await expect(trigger).toHaveClass('ai-findr-trigger-button ai-findr-open');
    await expect(trigger).toBeHidden();
    await widget.close();
    await expect(trigger).toBeVisible();
  });

  test('a text input gets its container, icon and submit button, and opens', async ({
    page,
    widget,
  }) => {
    await openWidgetPage(page, {
      body: '<input type="text" id="ai-findr-trigger" aria-label="Pregunta">',
    });
    const container = page.locator('.ai-findr-trigger-input-container');
    await expect(container.locator('.ai-findr-trigger-icon')).toHaveCount(1);
    await expect(container.locator('input.ai-findr-trigger-input')).toHaveCount(1);
    await container.locator('.ai-findr-trigger-submit').click();
    await expect(widget.overlay).toBeVisible();
  });
});

test.describe('metadata and context', () => {
  test('setContext replaces, mergeContext adds, and copies do not reach inside', async ({
    page,
  }) => {
    await openWidgetPage(page, { attributes: `${client} data-meta-plan="pro"` });
    const result = await withWidget(page, (widget) => {
      const cart = { items: 1 };
      widget.setContext({ old: true });
      widget.setContext({ cart });
      widget.mergeContext({ page: 'carrito' });
      cart.items = 9;
      Object.assign(widget.getContext(), { intruder: true });
      Object.assign(widget.getMetadata(), { intruder: true });
      return [widget.getContext(), widget.getMetadata()];
    });
    expect(result).toEqual([{ cart: { items: 1 }, page: 'carrito' }, { plan: 'pro' }]);
  });

  test('the interface receives the context when it opens and while it is open', async ({
    page,
    widget: { inside },
  }) => {
    await openWidgetPage(page);
    const received = inside.getByLabel('Contexto recibido');
    await withWidget(page, (widget) => widget.setContext({ page: 'inicio' }));
    await expect(received).toHaveText('');
    await withWidget(page, (widget) => widget.open());
    await expect(received).toHaveText('{"page":"inicio"}');
    await withWidget(page, (widget) => widget.mergeContext({ page: 'ayuda' }));
    await expect(received).toHaveText('{"page":"ayuda"}');
  });
});

test('keeps dispatched events in a queue until it is ready', async ({
  page,
  widget: { inside },
}) => {
  await stopTimers(page);
  await openWidgetPage(page);
  expect(
    await page.evaluate(
      () =>
        window.AIFindrWidget?.dispatch('sample.event', { n: 1 }) ??
        window.AIFindrWidget?.getState(),
    ),
  ).toBe('loading');
  await page.clock.resume();
  await withWidget(page, (widget) => widget.open());
  await expect(inside.getByLabel('Eventos recibidos')).toHaveText(
    '{"event":"sample.event","payload":{"n":1}}',
  );
});

test('destroy takes everything off the page', async ({ page, widget: { trigger, state } }) => {
  await page.clock.install();
  await openWidgetPage(page, { body: `<header id="main-header">Cabecera</header>${button}` });
  await withWidget(page, (widget) => widget.open());
  await withWidget(page, (widget) => {
    widget.on('widget.opened', () => {});
    void widget.close();
    widget.destroy();
  });
  await expect(
    page.locator('iframe, .ai-findr-open, .ai-findr-trigger-button, .ai-magnifier'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => window.AIFindrWidget?._debug.getEventListeners())).toEqual({});
  await trigger.click();
  await page.clock.runFor(60_000);
  expect(await state()).toBe('init');
});
