import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { copySite } from './support/copySite';

test.runIf(process.platform !== 'win32')(
  'SIGTERM to npm alone ends the server of npm start, and frees its port',
  async () => {
    const site = copySite('signals-');
    onTestFinished(() => site.remove());
    // What the server serves is of no matter here.
    site.write('scripts/build.ts', '');
    site.write('build/404.html', '');
    site.write('build/_headers', '');
    const port = await findFreePort();
    const npm = spawn('npm', ['start'], {
      cwd: site.folder,
      env: { ...process.env, PORT: String(port) },
    });
    let output = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    await expect.poll(() => output, { timeout: 60_000 }).toContain('AI Findr Docs: http');
    await fetch(`http://localhost:${port}/`);
    const exit = once(npm, 'exit');
    npm.kill('SIGTERM');
    await exit;
    await expect
      .poll(() => fetch(`http://localhost:${port}/`).catch(() => 'refused'))
      .toBe('refused');
  },
);
