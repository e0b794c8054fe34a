import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  acceptUpstream,
  assertUpstream,
  findModules,
  hashFile,
  listUses,
  readHashes,
} from '@aifindr-docs/framework/internals/upstream';
import { upstream } from '../config/upstream';

const siteDir = path.resolve(__dirname, '..');
const modules = findModules(siteDir);
const uses = listUses(siteDir, upstream);

/**
 * `npm run internals -- [--diff | --accept] [node_modules]`: checks the upstream files that the site relies on, prints how those of
 * another folder of packages differ from the installed ones, or records that they have been read.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    options: { accept: { type: 'boolean' }, diff: { type: 'boolean' } },
    allowPositionals: true,
  });
  const folder = path.resolve(positionals[0] ?? modules);
  if (values.accept) {
    const hashes = acceptUpstream({ modules: folder, uses, hashes: readHashes(siteDir, upstream) });
    writeFileSync(path.join(siteDir, upstream.hashesFile), `${JSON.stringify(hashes, null, 2)}\n`);
  }
  if (values.diff) {
    printDifferences(folder);
  } else {
    assertUpstream(siteDir, upstream, folder);
    const count = Object.keys(readHashes(siteDir, upstream)).length;
    console.log(`${count} upstream files are as they were read.`);
  }
}

function printDifferences(folder: string): void {
  for (const { ours, kind, upstream: files } of uses) {
    for (const file of files.filter((name) => hashFile(modules, name) !== hashFile(folder, name))) {
      console.log(`\n=== ${ours} (${kind}) relies on ${file}`);
      const [before, after] = [modules, folder].map((root) =>
        hashFile(root, file) === null ? '/dev/null' : path.join(root, file),
      );
      spawnSync('git', ['diff', '--no-index', '--', before ?? '', after ?? ''], {
        stdio: 'inherit',
      });
    }
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
