import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createReport } from './support/createReport';
import { tryCommand } from './support/runCommand';

const root = path.resolve(__dirname, '..');

/** Runs every `check:*` script of package.json, one per processor at a time, and prints the output of those that fail. */
async function main(): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const queue = Object.keys(scripts).filter((name) => name.startsWith('check:'));
  const report = createReport('check');
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const { succeeded, output } = await tryCommand('npm', ['run', '--silent', name], {
        cwd: root,
      });
      report.record(name, succeeded ? undefined : output);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  report.finish();
}

void main();
