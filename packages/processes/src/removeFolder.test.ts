import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from './removeFolder';

/** Writes files for half a second, and creates their folder again when it was removed. */
const writer = `
const fs = require('node:fs');
const end = Date.now() + 500;
process.stdout.write('writes');
for (let n = 0; Date.now() < end; n++) {
  fs.mkdirSync('below', { recursive: true });
  fs.writeFileSync('below/' + n, '');
}`;

test('removes a folder in which a process still writes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'written-'));
  const child = spawn(process.execPath, ['-e', writer], { cwd: folder });
  await once(child.stdout, 'data');
  await removeFolder(folder);
  if (child.exitCode === null) await once(child, 'exit');
  expect(existsSync(folder)).toBe(false);
});
