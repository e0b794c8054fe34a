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

/** How an example is opened. */
export interface ExampleOptions {
  network?: WidgetNetwork;
  /** Changes the page's HTML before it is served. */
  change?: (html: string) => string;
}

/** Serves a folder of `examples/` at the sample origin, with the fake widget and no other network. */
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
    // Anything without a known extension (a favicon, a beacon, a view of an application) is answered empty.
    if (contentType === undefined) return route.fulfill({ status: 204 });
    let body = await readFile(path.join(root, pathname), 'utf8');
    if (extension === '.ts') body = (await transform(body, { loader: 'ts' })).code;
    if (extension === '.html') body = options.change?.(body) ?? body;
    return route.fulfill({ contentType, body });
  });
  return routeWidget(page.context(), sampleOrigin, options.network);
}
