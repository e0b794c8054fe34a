import { readFileSync } from 'node:fs';
import path from 'node:path';

const requirements = path.resolve(__dirname, '../../docs-internal/requirements.md');
const [, list = ''] = /^```routes\n([^]*?)^```$/m.exec(readFileSync(requirements, 'utf8')) ?? [];

/** The pages of R10, which `built/site.built.test.ts` compares with the sitemap. The docs root is left out, because it redirects. */
export const pageRoutes = list.trim().split('\n');
