/** Every short sample of the JavaScript API page, run against the reference double. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openExample } from '../widget/testing/openExample';
import { sharedWindow } from './support/sharedWindow';

test.use(sharedWindow);

/** What a sample does, seen from the page. */
type Proof = (page: Page, logged: string[]) => Promise<void>;

const overlay = '#ai-findr-widget-overlay';
const fixture = `
  <button id="open-help">Abrir</button> <button id="start-payment">Pagar</button>
  <button id="sign-out">Salir</button> <p id="status"></p>
`;

const context = (page: Page) => page.evaluate(() => window.AIFindrWidget?.getContext());
const open = (page: Page) => page.evaluate(() => window.AIFindrWidget?.open());
const close = (page: Page) => page.evaluate(() => window.AIFindrWidget?.close());

const ready = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.AIFindrWidget?.isReady())).toBe(true);

async function ask(page: Page, text: string): Promise<void> {
  await open(page);
  const question = page.frameLocator(`${overlay} iframe`).getByLabel('Pregunta');
  await question.fill(text);
  await question.press('Enter');
}

const proofs: Record<string, Proof> = {
  'ready-promise.js': (page) => expect.poll(() => context(page)).toEqual({ page: 'ayuda' }),
  'ready-callback.js': (page) => expect.poll(() => context(page)).toEqual({ page: 'ayuda' }),
  'ready-timeout.js': async (page) => {
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
  'is-ready.js': (page) =>
    expect(page.locator('#status')).toHaveText('El buscador todavía no está disponible.'),
  'open.js': async (page) => {
    await ready(page);
    await page.locator('#open-help').click();
    await expect(page.locator(overlay)).toBeVisible();
  },
  'close.js': async (page) => {
    await open(page);
    await page.locator('#start-payment').dispatchEvent('click');
    await expect(page.locator(overlay)).toBeHidden();
  },
  'toggle.js': async (page) => {
    await ready(page);
    await page.keyboard.press('Alt+KeyH');
    await expect(page.locator(overlay)).toBeVisible();
    await page.keyboard.press('Alt+KeyH');
    await expect(page.locator(overlay)).toBeHidden();
  },
  'set-context.js': (page) =>
    expect
      .poll(() => context(page))
      .toEqual({
        page: 'producto',
        product: { name: 'Cafetera de muestra', category: 'Cocina' },
      }),
  'merge-context.js': async (_page, logged) => {
    await expect.poll(() => logged).toEqual(['{page: carrito, items: 2}']);
  },
  'get-context.js': async (_page, logged) => {
    await expect.poll(() => logged).toEqual(['{page: ayuda}']);
  },
  'get-metadata.js': async (_page, logged) => {
    await expect.poll(() => logged).toEqual(['production undefined']);
  },
  'on.js': async (page, logged) => {
    await ask(page, 'hola');
    await expect.poll(() => logged.join()).toContain('Conversación double-conversation');
  },
  'off.js': async (page, logged) => {
    await ask(page, 'hola');
    await ask(page, 'adiós');
    await expect.poll(() => logged).toHaveLength(1);
  },
  'events.js': async (page) => {
    await open(page);
    await expect(page.locator('body')).toHaveClass('help-open');
    await close(page);
    await expect(page.locator('body')).not.toHaveClass('help-open');
  },
  'dispatch.js': async (page) => {
    await open(page);
    await expect(
      page.frameLocator(`${overlay} iframe`).getByLabel('Eventos recibidos'),
    ).toContainText('NOMBRE_DEL_EVENTO');
  },
  'get-state.js': async (_page, logged) => {
    await expect.poll(() => logged.join()).toMatch(/^Estado: (loading|ready)$/);
  },
  'initialize.js': ready,
  'destroy.js': async (page) => {
    await open(page);
    await page.locator('#sign-out').dispatchEvent('click');
    await expect(page.locator(overlay)).toHaveCount(0);
  },
  'debug.js': async (_page, logged) => {
    await expect.poll(() => logged).toHaveLength(4);
    expect(logged[0]).toMatch(/^Estado: (loading|ready)$/);
  },
  'typescript.ts': async (page) => {
    const opened = await page.evaluate(async () => {
      const address = '/snippets/typescript.ts';
      const { openWidget } = (await import(address)) as { openWidget: () => Promise<boolean> };
      return openWidget();
    });
    expect(opened).toBe(true);
    await expect(page.locator(overlay)).toBeVisible();
  },
};

for (const [file, prove] of Object.entries(proofs)) {
  test(`${file} does what its page says`, async ({ page }) => {
    const logged: string[] = [];
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
      if (message.type() === 'error') faults.push(message.text());
    });
    await openExample(page, 'index.html', {
      change: (html) =>
        html
          .replace('data-client-id', 'data-meta-environment="production" data-client-id')
          .replace('</main>', `${fixture}</main>`)
          .replace('</body>', `<script type="module" src="snippets/${file}"></script></body>`),
      network: { loadingTime: file === 'is-ready.js' ? 60_000 : 200 },
    });
    await prove(page, logged);
    expect(faults).toEqual([]);
  });
}

test('every sample has its proof', () => {
  const files = readdirSync(path.join(__dirname, '../examples/html/snippets'));
  expect(files.sort()).toEqual(Object.keys(proofs).sort());
});
