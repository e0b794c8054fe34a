import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { nginxConfig } from './nginxConfig';
import { build, hostilePaths, listCases, send } from './serve/cases';

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
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

test.each(listCases(301))('$method $path $headers is answered $status', async (wanted) => {
  const { status, headers, body } = await send(port, wanted);
  expect(status).toBe(wanted.status);
  for (const [name, value] of Object.entries(wanted.has ?? {})) {
    expect(headers[name], name).toMatch(value);
  }
  if (wanted.body) expect(body).toMatch(wanted.body);
});

test.each(hostilePaths)('%s is refused', async (path) => {
  const { status, headers, body } = await send(port, { path });
  expect([400, 404, 414]).toContain(status);
  expect(body).not.toContain('root:x:');
  expect(headers).not.toHaveProperty('set-cookie');
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
