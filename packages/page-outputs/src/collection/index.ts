import { readApi } from '@aifindr-docs/api-reference/contract/readApi';
import { readContract } from '@aifindr-docs/api-reference/contract/readContract';
import type { OutputStep } from '../OutputStep';
import { writeOutput } from '../writeOutput';
import { createCollection } from './createCollection';

export interface Options {
  /** The contract, relative to the site's folder. */
  specPath: string;
  /** The file to write, relative to the output's folder. */
  file: string;
}

/** The requests of a contract as a collection for API clients. */
export function requestCollection({ specPath, file }: Options): OutputStep {
  return {
    async finish({ outDir, siteDir }) {
      const api = readApi(readContract(specPath, siteDir));
      await writeOutput(outDir, file, await createCollection(api));
    },
  };
}
