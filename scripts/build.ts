import { parseArgs } from 'node:util';
import { buildSite } from './build/buildSite';
import { AuthorError } from './build/AuthorError';

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    'out-dir': { type: 'string', default: 'build' },
  },
});

buildSite({ outDir: values['out-dir'], ...(values.config && { config: values.config }) }).catch(
  (error: unknown) => {
    if (!(error instanceof AuthorError)) {
      throw error;
    }
    console.error(`\nThe site was not built. ${error.message}`);
    process.exit(1);
  },
);
