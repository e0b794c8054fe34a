import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { renderNginxConfig } from './nginxConfig';
import { build, listCases, listOtherForms, sendRequest, testAnswers } from './serve/cases';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const site = path.join(folder, 'build');
/** Environment for nginx, which Debian installs into a folder that is not in the default PATH of a user. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
let port = 0;
let nginx: ChildProcess;

beforeAll(async () => {
  cpSync(build, site, { recursive: true });
  port = await findFreePort();
  if (spawnSync('nginx', ['-v'], { env }).error) installDebianPackages(['nginx-light']);
  nginx = spawn('nginx', ['-c', writeConfig(), '-p', folder], { env, stdio: 'inherit' });
  await vi.waitFor(() => sendRequest(port, { path: '/' }), { timeout: 60_000 });
});

afterAll(async () => {
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  nginx.kill();
  await ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

const redirect = { status: 301, has: { location: /\/docs\/widget-config\/intro$/ } };
const odd = { path: '/docs/widget-config/intro.html/%20', ...redirect };
testAnswers(() => port, [...listCases(), ...listOtherForms(redirect), odd], [400, 404, 414]);

/** Writes a configuration with which nginx writes only into `folder`, and returns its path. */
function writeConfig(): string {
  const server = renderNginxConfig(build, {
    root: site,
    serverName: 'localhost',
    listen: String(port),
  });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
${process.getuid?.() === 0 ? 'user root;' : ''}
http {
access_log off;
${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${server}
}
`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return file;
}
