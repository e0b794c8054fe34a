import { buildSite, siteDir } from '../../scripts/build';
import { writeHostileDocs } from './writeHostileDocs';

/** `npm run build:variants`: builds the variant of the site for the tests of errors and states (README.md). */
async function main(): Promise<void> {
  writeHostileDocs(siteDir);
  await buildSite({ outDir: 'build.crashes', config: 'e2e/variants/crashes.config.ts' });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
