/** Every short sample of the JavaScript API page, run against the fake widget. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openExample } from '@aifindr-docs/widget/testing/openExample';
import { integratorPages } from '../support/integratorPages';
import { expect, test } from '../support/test';

test.use(integratorPages);

/** What a sample does, seen from the page. */
type Check = (page: Page, logged: string[]) => Promise<void>;

const overlay = '#ai-findr-widget-overlay';
const fixture = `
  <button id="open-help">Abrir</button> <button id="start-payment">Pagar</button>
  <button id="sign-out">Salir</button> <button id="help-toggle">Ayuda</button> <p id="status"></p>
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

const checks: Record<string, Check> = {
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
    await page.locator('#help-toggle').click();
    await expect(page.locator(overlay)).toBeVisible();
    // The overlay covers the button.
    await page.locator('#help-toggle').dispatchEvent('click');
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
    await expect.poll(() => logged.join()).toContain('Conversación fake-conversation');
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
  'destroy.js': async (page) => {
    await open(page);
    await page.locator('#sign-out').dispatchEvent('click');
    await expect(page.locator(overlay)).toHaveCount(0);
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

for (const [file, check] of Object.entries(checks)) {
  test(`${file} does what its page says`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
    });
    await openExample(page, 'index.html', {
      change: (html) =>
        html
          .replace('data-client-id', 'data-meta-environment="production" data-client-id')
          .replace('</main>', `${fixture}</main>`)
          .replace('</body>', `<script type="module" src="snippets/${file}"></script></body>`),
      network: { loadingTime: file === 'is-ready.js' ? 60_000 : 200 },
    });
    await check(page, logged);
  });
}

test('every sample is tested', () => {
  const files = readdirSync(path.join(__dirname, '../../examples/html/snippets'));
  expect(files.sort()).toEqual(Object.keys(checks).sort());
});
