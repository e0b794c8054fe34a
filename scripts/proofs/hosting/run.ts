import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseHeadersFile } from '../../../lib/headersFile';
import { nginxConfig } from '../../hosting/nginxConfig';
import { createReport } from '../../support/createReport';
import { findFreePort } from '../../support/findFreePort';
import { installDebianPackages } from '../../support/installDebianPackages';
import { build, listCases } from './cases';
import { send } from './send';

/** `npm run test:hosting`: serves the build with nginx and the generated configuration, and checks its answers. */
async function main(): Promise<void> {
  const report = createReport('hosting');
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  let server: ChildProcess | undefined;
  try {
    server = startNginx(findNginx(), folder, port);
    await waitUntilListening(server, port);
    for (const { name, holds, ...request } of listCases()) {
      const answer = await send(port, request);
      const { status, headers } = answer;
      report.record(
        name,
        holds(answer) ? undefined : `${request.path}: ${status} ${JSON.stringify(headers)}`,
      );
    }
  } catch (error) {
    report.record('nginx serves the build', String(error));
  } finally {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  report.finish();
}

function findNginx(): string {
  const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
  if (!candidates.some(existsSync)) installDebianPackages(['nginx-light']);
  const nginx = candidates.find(existsSync);
  if (nginx === undefined) {
    throw new Error('nginx is missing: install version 1.22 or later (Debian: nginx-light)');
  }
  return nginx;
}

function startNginx(nginx: string, folder: string, port: number): ChildProcess {
  const rules = parseHeadersFile(readFileSync(path.join(build, '_headers'), 'utf8'));
  const site = nginxConfig(rules, { root: build, serverName: 'localhost', listen: String(port) });
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
${site}
}
`,
  );
  return spawn(nginx, ['-c', file, '-p', folder], { stdio: 'inherit' });
}

async function waitUntilListening(server: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    const isListening = await send(port, { path: '/' }).then(
      () => true,
      () => false,
    );
    if (isListening) return;
    await wait(100);
  }
  throw new Error(`nginx does not answer on port ${port} (exit code ${server.exitCode})`);
}

void main();
