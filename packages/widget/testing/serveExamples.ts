import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { transform } from 'esbuild';
import { routeWidget, sampleOrigin, type WidgetNetwork, type WidgetTraffic } from './routeWidget';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

/** Options for opening an example. */
export interface ExampleOptions {
  /** Responses to requests for the widget's script. @default a fake that works */
  network?: WidgetNetwork;
  /** Changes the page's HTML before it is served. */
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
    // Anything else, such as a favicon, a beacon or a view of an application, gets an empty response.
    if (contentType === undefined) return route.fulfill({ status: 204 });
    let body = await readFile(path.join(root, pathname), 'utf8');
    if (extension === '.ts') body = (await transform(body, { loader: 'ts' })).code;
    if (extension === '.html') body = options.change?.(body) ?? body;
    return route.fulfill({ contentType, body });
  });
  return routeWidget(page.context(), sampleOrigin, options.network);
}
