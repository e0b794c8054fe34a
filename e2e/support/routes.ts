import { readFileSync } from 'node:fs';
import path from 'node:path';

const requirements = path.resolve(__dirname, '../../docs-internal/requirements.md');
const [, list = ''] = /^```routes\n([^]*?)^```$/m.exec(readFileSync(requirements, 'utf8')) ?? [];

/** The routes that requirement R10 lists, except `/docs`, which redirects. `built/site.built.test.ts` compares them with the sitemap. */
export const pageRoutes = list.trim().split('\n');
