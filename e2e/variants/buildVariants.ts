import { buildSite } from '../../scripts/build';

/** `npm run build:variants` builds the variant of the site for `e2e/specification/errors.spec.ts` (README.md). */
buildSite('build.crashes', 'e2e/variants/crashes.config.ts').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
