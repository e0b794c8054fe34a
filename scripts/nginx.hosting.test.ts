import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { nginxConfig } from './nginxConfig';
import { build, listCases, send, testAnswers } from './serve/cases';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const site = path.join(folder, 'build');
/** Users have no programs of the system in their path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
let port = 0;
let nginx: ChildProcess;

beforeAll(async () => {
  cpSync(build, site, { recursive: true });
  port = await findFreePort();
  if (spawnSync('nginx', ['-v'], { env }).error) installDebianPackages(['nginx-light']);
  nginx = spawn('nginx', ['-c', writeConfig(), '-p', folder], { env, stdio: 'inherit' });
  await vi.waitFor(() => send(port, { path: '/' }), { timeout: 60_000 });
});

afterAll(async () => {
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  nginx.kill();
  await ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

testAnswers(() => port, listCases(301), [400, 404, 414]);

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
