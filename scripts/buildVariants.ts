import { writeHostileDocs } from '../e2e/variants/writeHostileDocs';
import { buildSite, siteDir } from './build/buildSite';

const variants = {
  'build.faults': 'e2e/variants/faults.config.ts',
  'build.base-url': 'e2e/variants/base-url.config.ts',
};

/** Builds the variants of the site that the tests of errors and states run on (e2e/variants/README.md). */
async function main(): Promise<void> {
  await writeHostileDocs(siteDir);
  for (const [outDir, config] of Object.entries(variants)) {
    await buildSite({ outDir, config });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
