import fc from 'fast-check';
import { describe, test } from 'vitest';
import { smallContract, wholeContract } from './arbitraryContract';
import { checkGenerated } from './checkGenerated';

/** `npm run test:fuzz` sets other ones than those of every run of the suite. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
const small = Number(process.env.FUZZ_RUNS ?? 200);
const whole = Math.ceil(small / 15);

const timeout = 3_600_000;

describe('pages and twins of any valid contract', () => {
  test(
    `of one part each (${small} of them) are whole and harmless`,
    async () => {
      await fc.assert(
        fc.asyncProperty(smallContract, (contract) => checkGenerated(contract, 'operations')),
        { numRuns: small, seed },
      );
    },
    timeout,
  );

  test(
    `of everything at once (${whole} of them) are whole and harmless`,
    async () => {
      await fc.assert(
        fc.asyncProperty(wholeContract, (contract) => checkGenerated(contract)),
        { numRuns: whole, seed },
      );
    },
    timeout,
  );
});
