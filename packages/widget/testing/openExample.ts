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
  /** Response headers of the page, beside the content type. */
  headers?: Record<string, string>;
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
    const text = await readFile(path.join(root, pathname), 'utf8');
    if (extension === '.ts') {
      const { code } = await transform(text, { loader: 'ts' });
      return route.fulfill({ contentType, body: code });
    }
    const isPage = extension === '.html';
    return route.fulfill({
      contentType,
      body: isPage && options.change ? options.change(text) : text,
      headers: isPage ? options.headers : undefined,
    });
  });
  return routeWidget(page.context(), sampleOrigin, options.network);
}

/** Opens a page of `examples/html`. */
export async function openExample(
  page: Page,
  file: string,
  options: ExampleOptions = {},
): Promise<WidgetTraffic> {
  const traffic = await serveExamples(page, 'html', options);
  await page.goto(`${sampleOrigin}/${file}`);
  return traffic;
}
