import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { removeFolder } from '@aifindr-docs/processes/removeFolder';
import { nginxConfig } from './nginxConfig';
import { build, listCases } from './serve/testing/cases';
import { hostileTargets } from './serve/testing/hostileTargets';
import { send } from './serve/testing/send';
import { findError } from './serve/testing/sendHostile';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const site = path.join(folder, 'build');
let port = 0;
let nginx: ChildProcess;

beforeAll(async () => {
  cpSync(build, site, { recursive: true });
  port = await findFreePort();
  nginx = spawn(findNginx(), ['-c', writeConfig(), '-p', folder], { stdio: 'inherit' });
  await vi.waitFor(() => send(port, { path: '/' }), { timeout: 60_000 });
});

afterAll(async () => {
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  nginx.kill();
  await ended;
  await removeFolder(folder);
});

describe('nginx with the generated configuration', () => {
  test.each(listCases('redirect'))('$name', async ({ holds, ...request }) => {
    const answer = await send(port, request);
    expect(holds(answer), `${answer.status} ${JSON.stringify(answer.headers)}`).toBe(true);
  });
});

describe('nginx survives', () => {
  test.each(hostileTargets)('$name', async (request) => {
    expect(await findError(port, request)).toBeUndefined();
  });
});

function findNginx(): string {
  const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
  if (!candidates.some(existsSync)) installDebianPackages(['nginx-light']);
  const program = candidates.find(existsSync);
  if (program === undefined) {
    throw new Error('nginx is missing: install version 1.22 or later (Debian: nginx-light)');
  }
  return program;
}

/** Writes a configuration whose files are all in one folder; returns its path. */
function writeConfig(): string {
  const server = nginxConfig(build, { root: site, serverName: 'localhost', listen: String(port) });
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events {}
${process.getuid?.() === 0 ? 'user root;' : ''}
http {
access_log off;
${tempPaths.join('\n')}
${server}
}
`,
  );
  return file;
}
