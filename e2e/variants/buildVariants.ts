import { buildSite, siteDir } from '../../scripts/build';
import { writeHostileDocs } from './writeHostileDocs';

const variants = {
  'build.crashes': 'e2e/variants/crashes.config.ts',
  'build.base-url': 'e2e/variants/base-url.config.ts',
};

/** `npm run build:variants`: builds the variants of the site for the tests of errors and states (README.md). */
async function main(): Promise<void> {
  writeHostileDocs(siteDir);
  for (const [outDir, config] of Object.entries(variants)) {
    await buildSite({ outDir, config });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
