import path from 'node:path';
import { tryGenerateApiDocs } from './generateApiDocs';
import { checkNames, runCheck } from './support/tools';

const root = path.resolve(__dirname, '..');

/** `npm run check [-- <check> …]`: runs all checks or those named, two at a time, and fails if one finds anything. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  // The sidebars, which are compiled, import that of the API.
  const failure = tryGenerateApiDocs(root);
  if (failure !== undefined) console.log(`  FAIL  API pages:\n${failure}`);
  if (failure !== undefined) process.exitCode = 1;
  const waiting = (named.length > 0 ? named : checkNames)[Symbol.iterator]();
  const runRow = async () => {
    for (const name of waiting) {
      const errors = await runCheck(name, root);
      console.log(errors === '' ? `  ok    ${name}` : `  FAIL  ${name}:\n${errors}`);
      if (errors !== '') process.exitCode = 1;
    }
  };
  await Promise.all([runRow(), runRow()]);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
