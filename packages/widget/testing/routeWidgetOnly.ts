import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build, transform } from 'esbuild';
import type { FakeOptions } from '../fake/createFakeWidget';

/** Origin of the pages that tests serve without a server. `.test` is reserved for tests, so no public host has this name. */
export const sampleOrigin = 'https://sample.test';

/** URL that the published script tag loads. */
export const widgetUrl = 'https://hub.aifindr.ai/widget.js';

/** Response to a request for the widget's script: a fake with these options, or `blocked`, as by an ad blocker. */
type ScriptResponse = Partial<FakeOptions> | 'blocked';

/** The same response to every request for the widget's script, or one for each request in turn, of which the last repeats. */
export type WidgetNetwork = ScriptResponse | readonly [ScriptResponse, ...ScriptResponse[]];

/** Requests of the pages under test; updated while they load. */
export interface WidgetTraffic {
  /** Number of requests for the widget's script. */
  scriptRequests: number;
}

/**
 * Serves the fake widget at the widget's URL, or blocks it. Requests to `origin`, that of the page under test, fall back to routes that the
 * test registered before, else to the network. Requests to other origins are blocked.
 */
export async function routeWidgetOnly(
  context: BrowserContext,
  origin: string,
  network: WidgetNetwork = {},
): Promise<WidgetTraffic> {
  const traffic: WidgetTraffic = { scriptRequests: 0 };
  const responses: ScriptResponse[] = [network].flat();
  const scripts = await Promise.all(
    responses.map(async (response) => (response === 'blocked' ? undefined : bundleFake(response))),
  );
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === widgetUrl) {
      const script = scripts[Math.min(traffic.scriptRequests, scripts.length - 1)];
      traffic.scriptRequests += 1;
      if (script === undefined) return route.abort('blockedbyclient');
      return route.fulfill({ contentType: 'text/javascript', body: script });
    }
    if (new URL(url).origin === origin) return route.fallback();
    return route.abort('blockedbyclient');
  });
  return traffic;
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

export interface ExampleOptions {
  /** Responses to requests for the widget's script. @default a fake that works */
  network?: WidgetNetwork;
  /** Changes the HTML of each page before it is served. */
  change?: (html: string) => string;
}

/** Serves a folder of `examples/` at the sample origin, with the fake widget; every other host is blocked. */
export async function serveExamples(
  page: Page,
  folder: string,
  options: ExampleOptions = {},
): Promise<WidgetTraffic> {
  const root = path.join(__dirname, '../../../examples', folder);
  await page.context().route(`${sampleOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const extension = path.extname(pathname);
    const contentType = contentTypes[extension];
    // Any other request, such as for a favicon, a beacon or a route of an application, gets an empty response.
    if (contentType === undefined) return route.fulfill({ status: 204 });
    let body = await readFile(path.join(root, pathname), 'utf8');
    if (extension === '.ts') body = (await transform(body, { loader: 'ts' })).code;
    if (extension === '.html') body = options.change?.(body) ?? body;
    return route.fulfill({ contentType, body });
  });
  return routeWidgetOnly(page.context(), sampleOrigin, options.network);
}

/** Builds the fake widget as one script (IIFE). */
async function bundleFake(options: Partial<FakeOptions>): Promise<string> {
  const allOptions: FakeOptions = { failure: 'none', loadingTime: 20, ...options };
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '../fake/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { FAKE_OPTIONS: JSON.stringify(allOptions) },
    banner: { js: '/* FAKE of the AI Findr widget: not the product. */' },
  });
  return outputFiles[0]!.text;
}
