import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

interface Manifest {
  scripts: Record<string, string>;
}

interface Outcome {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

/** Runs every `check:*` script of package.json, as many at once as there are processors, and prints what failed. */
async function main(): Promise<void> {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const waiting = Object.keys(manifest.scripts).filter((name) => name.startsWith('check:'));
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const outcome = await run(name);
      outcomes.push(outcome);
      console.log(`${outcome.passed ? 'ok  ' : 'FAIL'} ${name} (${outcome.seconds.toFixed(1)} s)`);
      if (!outcome.passed) {
        console.log(outcome.output);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const failed = outcomes.filter(({ passed }) => !passed).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function run(name: string): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) =>
      resolve({
        name,
        passed: code === 0,
        output,
        seconds: (performance.now() - started) / 1000,
      }),
    );
  });
}

void main();
