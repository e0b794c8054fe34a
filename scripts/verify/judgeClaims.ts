import type { Claim } from './claims';
import type { TestFile } from './readTests';
import type { PartRecord } from './record';

/** A claim with what was found of it. */
export interface Judged {
  claim: string;
  tools: string[];
  outcome: 'proven' | 'failed' | 'not proven';
  passed: number;
  failed: number;
}

/** Judges each claim by the tests that ran: one that nothing has tried is not proven. */
export function judgeClaims(
  claims: readonly Claim[],
  tests: readonly TestFile[],
  records: readonly PartRecord[],
): Judged[] {
  return claims.map(({ claim, tools, files, script }) => {
    const evidence = [
      ...tests.filter(({ file }) => files?.test(file)),
      ...records.filter((record) => record.script === script),
    ];
    const passed = evidence.reduce((sum, item) => sum + item.passed, 0);
    const failed = evidence.reduce((sum, item) => sum + item.failed, 0);
    const outcome = failed > 0 ? 'failed' : passed > 0 ? 'proven' : 'not proven';
    return { claim, tools, outcome, passed, failed };
  });
}
