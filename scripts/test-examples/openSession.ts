import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { buildDouble } from '../../widget/reference-double/buildDouble';
import { routeWidget, widgetUrl, type WidgetTraffic } from '../../widget/testing/routeWidget';
import type { DoubleOptions } from '../../widget/reference-double/options';

/** What becomes of the request for the widget's script. */
export type ScriptFate = 'served' | 'blocked' | 'emptied' | 'failing' | 'held';

/** What a visitor of an application decided on an earlier visit, if anything. */
export type Decision = 'yes' | 'no';

/** One visit: a browser context of its own, with the double at the widget's address and no other host. */
export interface Session {
  page: Page;
  traffic: WidgetTraffic;
  /** Lets a held script through. */
  release: () => void;
  /** Changes what becomes of the next request for the script. */
  setFate: (fate: ScriptFate) => void;
  /** Errors that the page did not handle, and what it wrote to console.error. */
  errors: string[];
  close: () => Promise<void>;
}

let instrument: Promise<string> | undefined;

/** Opens a page of an example. */
export async function openSession(
  browser: Browser,
  origin: string,
  {
    fate = 'served',
    double = {},
    decision,
  }: { fate?: ScriptFate; double?: Partial<DoubleOptions>; decision?: Decision } = {},
): Promise<Session> {
  const localStorage = decision ? [{ name: 'aifindr-consent', value: decision }] : [];
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-ES',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  let current = fate;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const failing = await buildDouble({ ...double, failure: 'load' });
  const traffic = await routeWidget(context, origin, double);
  await context.route(widgetUrl, async (route) => {
    switch (current) {
      case 'held':
        await released;
        return route.fallback();
      case 'served':
        return route.fallback();
      case 'failing':
        traffic.scriptRequests += 1;
        return route.fulfill({ contentType: 'text/javascript', body: failing });
      case 'blocked':
        traffic.scriptRequests += 1;
        return route.abort('blockedbyclient');
      case 'emptied':
        traffic.scriptRequests += 1;
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      default:
        throw new Error(`Unknown fate ${String(current satisfies never)}`);
    }
  });
  await context.addInitScript({ content: await (instrument ??= buildInstrument()) });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  return {
    page,
    traffic,
    errors,
    release,
    setFate(next) {
      current = next;
    },
    close: () => context.close(),
  };
}

async function buildInstrument(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'instrumentPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
}
