import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@aifindr-docs/api-reference/generate';
import { apiReference } from '../../config/apiReference';
import { buildSite, siteDir } from '../../scripts/build';

const hostile = 'e2e/variants/hostile';
/** Folder of the generated pages, as in crashes.config.ts. */
const docs = '.cache/hostile-docs';

/** Generates pages from the hostile contract as the site does, and adds the hand-written ones. */
async function writeHostileDocs(): Promise<void> {
  rmSync(path.join(siteDir, docs), { recursive: true, force: true });
  await generate(siteDir, {
    ...apiReference,
    specPath: `${hostile}/contract.yaml`,
    outputDir: `${docs}/api`,
    routeBase: '/hostile/api',
    proseDir: undefined,
  });
  cpSync(path.join(siteDir, hostile), path.join(siteDir, docs), {
    recursive: true,
    filter: (file) => !file.endsWith('.yaml'),
  });
}

/** `npm run build:variants` builds the variant of the site for the tests of errors and states (README.md). */
async function main(): Promise<void> {
  await writeHostileDocs();
  await buildSite({ outDir: 'build.crashes', config: 'e2e/variants/crashes.config.ts' });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
