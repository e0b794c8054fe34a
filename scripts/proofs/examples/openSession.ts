import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { buildDouble } from '../../../widget/reference-double/buildDouble';
import { routeWidget, widgetUrl, type WidgetTraffic } from '../../../widget/testing/routeWidget';
import type { DoubleOptions } from '../../../widget/reference-double/options';

/** How the request for the widget's script is answered. */
export type ScriptResponse = 'served' | 'blocked' | 'emptied' | 'failing' | 'held';

/** Consent that the visitor gave or refused on an earlier visit. */
export type Decision = 'yes' | 'no';

/** A visit in its own browser context, where the reference double answers the widget's URL and no other host is reached. */
export interface Session {
  page: Page;
  traffic: WidgetTraffic;
  /** Releases a held script. */
  release: () => void;
  /** Changes how the next request for the script is answered. */
  setScript: (script: ScriptResponse) => void;
  /** Uncaught errors and messages of console.error. */
  errors: string[];
  close: () => Promise<void>;
}

let instrument: Promise<string> | undefined;

/** Opens a page of an example. */
export async function openSession(
  browser: Browser,
  origin: string,
  {
    script = 'served',
    double = {},
    decision,
  }: { script?: ScriptResponse; double?: Partial<DoubleOptions>; decision?: Decision } = {},
): Promise<Session> {
  const localStorage = decision ? [{ name: 'aifindr-consent', value: decision }] : [];
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-ES',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  let current = script;
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
        throw new Error(`Unknown response ${String(current satisfies never)}`);
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
    setScript(next) {
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
