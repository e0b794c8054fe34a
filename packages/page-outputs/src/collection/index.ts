import { type ApiWords, readApi } from '@aifindr-docs/api-reference/contract/readApi';
import { readApiContract } from '@aifindr-docs/api-reference/contract/readApiContract';
import type { RequestWords } from '@aifindr-docs/api-reference/requests/sampleValue';
import type { OutputStep } from '../OutputStep';
import { writeOutput } from '../writeOutput';
import { createCollection } from './createCollection';

export interface Options {
  /** The contract, relative to the site's folder. */
  specPath: string;
  /** The file to write, relative to the output's folder. */
  file: string;
  /** What stands for values and names that the contract does not have. */
  words: ApiWords & RequestWords;
}

/** The requests of a contract as a collection for API clients. */
export function requestCollection({ specPath, file, words }: Options): OutputStep {
  return {
    async finish({ outDir, siteDir }) {
      const api = readApi(await readApiContract(specPath, siteDir), words);
      await writeOutput(outDir, file, await createCollection(api, words));
    },
  };
}
