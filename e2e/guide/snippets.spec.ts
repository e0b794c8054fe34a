/** Runs every short sample of the JavaScript API page against the fake widget. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ExamplePage, expect, test } from './widgetTest';

test.use({ folder: 'html' });

/** Checks what a sample does on the page; `logged` returns what the page has logged with `console.log`. */
type Check = (widget: ExamplePage, logged: () => string[]) => Promise<void>;

const fixture = `
  <button id="open-help">Abrir</button> <button id="start-payment">Pagar</button>
  <button id="withdraw">Retirar</button> <button id="help-toggle">Ayuda</button> <p id="status"></p>
`;

const open = ({ page }: ExamplePage) => page.evaluate(() => window.AIFindrWidget?.open());
const close = ({ page }: ExamplePage) => page.evaluate(() => window.AIFindrWidget?.close());

const checks: Record<string, Check> = {
  'ready-promise.js': ({ expectContext }) => expectContext({ page: 'ayuda' }),
  'ready-callback.js': ({ expectContext }) => expectContext({ page: 'ayuda' }),
  'ready-timeout.js': async ({ page }) => {
    const outcomes = await page.evaluate(async () => {
      const address = '/snippets/ready-timeout.js';
      const { readyWithin } = (await import(address)) as {
        readyWithin: (widget: AIFindrWidget, milliseconds: number) => Promise<void>;
      };
      const widget = window.AIFindrWidget;
      if (widget === undefined) return 'no widget';
      const ready = await readyWithin(widget, 5000).then(() => 'ready');
      widget.destroy();
      const late = await readyWithin(widget, 10).catch((error: Error) => error.message);
      return [ready, late];
    });
    expect(outcomes).toEqual(['ready', 'El widget no está listo tras 10 ms.']);
  },
  'is-ready.js': ({ page }) =>
    expect(page.locator('#status')).toHaveText('El buscador todavía no está disponible.'),
  'open.js': async (widget) => {
    await widget.expectReady();
    await widget.page.locator('#open-help').click();
    await expect(widget.overlay).toBeVisible();
  },
  'close.js': async (widget) => {
    await open(widget);
    await widget.page.locator('#start-payment').dispatchEvent('click');
    await expect(widget.overlay).toBeHidden();
  },
  'toggle.js': async (widget) => {
    await widget.expectReady();
    await widget.page.locator('#help-toggle').click();
    await expect(widget.overlay).toBeVisible();
    // The overlay covers the button, so a mouse click would not reach it.
    await widget.page.locator('#help-toggle').dispatchEvent('click');
    await expect(widget.overlay).toBeHidden();
  },
  'set-context.js': ({ expectContext }) =>
    expectContext({
      page: 'producto',
      product: { name: 'Cafetera de muestra', category: 'Cocina' },
    }),
  'merge-context.js': (_widget, logged) =>
    expect.poll(logged).toEqual(['{page: carrito, items: 2}']),
  'get-context.js': (_widget, logged) => expect.poll(logged).toEqual(['{page: ayuda}']),
  'get-metadata.js': (_widget, logged) => expect.poll(logged).toEqual(['production undefined']),
  'on.js': async (widget, logged) => {
    await open(widget);
    await widget.ask('hola');
    await expect.poll(() => logged().join()).toContain('Conversación fake-conversation');
  },
  'off.js': async (widget, logged) => {
    await open(widget);
    for (const text of ['hola', 'adiós']) await widget.ask(text);
    await expect.poll(logged).toHaveLength(1);
  },
  'events.js': async (widget) => {
    await open(widget);
    await expect(widget.page.locator('body')).toHaveClass('help-open');
    await close(widget);
    await expect(widget.page.locator('body')).not.toHaveClass('help-open');
  },
  'dispatch.js': async (widget) => {
    await open(widget);
    await expect(widget.inside.getByLabel('Eventos recibidos')).toContainText('NOMBRE_DEL_EVENTO');
  },
  'get-state.js': (_widget, logged) =>
    expect.poll(() => logged().join()).toMatch(/^Estado: (loading|ready)$/),
  'destroy.js': async (widget) => {
    await open(widget);
    await widget.page.locator('#withdraw').dispatchEvent('click');
    await expect(widget.overlay).toHaveCount(0);
  },
  'typescript.ts': async (widget) => {
    const { page, overlay } = widget;
    await widget.expectReady();
    const opened = await page.evaluate(async () => {
      const address = '/snippets/typescript.ts';
      const { openWidget } = (await import(address)) as { openWidget: () => Promise<boolean> };
      return openWidget();
    });
    expect(opened).toBe(true);
    await expect(overlay).toBeVisible();
  },
};

for (const file of readdirSync(path.join(__dirname, '../../examples/html/snippets'))) {
  test(`${file} does what its page says`, async ({ widget, logged }) => {
    await widget.visit('index.html', {
      change: (html) =>
        html
          .replace('data-client-id', 'data-meta-environment="production" data-client-id')
          .replace('</main>', `${fixture}</main>`)
          .replace('</body>', `<script type="module" src="snippets/${file}"></script></body>`),
      network: { loadingTime: file === 'is-ready.js' ? 60_000 : 200 },
    });
    const check = checks[file];
    if (check === undefined) throw new Error(`${file} has no check`);
    await check(widget, () => logged.log ?? []);
  });
}
