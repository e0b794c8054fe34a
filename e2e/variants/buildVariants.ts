import { buildSite } from '../../scripts/build';

/** `npm run build:variants` builds the variant of the site for the tests of errors and states (README.md). */
buildSite('build.crashes', 'e2e/variants/crashes.config.ts').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
