import { readFileSync } from 'node:fs';
import path from 'node:path';

const sitemap = readFileSync(path.resolve(__dirname, '../../build/sitemap.xml'), 'utf8');

/** Every page of the built sitemap, so that a new page is tested without a line here. The docs root is left out, because it redirects. */
export const pageRoutes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** The routes of R10, from the list in the requirements. */
export const specifiedRoutes = readListedRoutes();

function readListedRoutes(): string[] {
  const file = path.resolve(__dirname, '../../docs-internal/requirements.md');
  const [, list = ''] = /^```routes\n([^]*?)^```$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return list.trim().split('\n');
}
