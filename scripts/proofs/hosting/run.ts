import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConfig } from '../../nginxConfig';
import { createReport } from '../../support/createReport';
import { findFreePort } from '../../support/findFreePort';
import { installDebianPackages } from '../../support/installDebianPackages';
import { withServer } from '../../support/withServer';
import { build, listCases } from './cases';
import { send } from './send';

/** `npm run test:hosting`: serves the build with nginx and the generated configuration, and checks its answers. */
async function main(): Promise<void> {
  const report = createReport('hosting');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  await report.check('nginx serves the build', async () => {
    const port = await findFreePort();
    const args = ['-c', writeConfig(folder, port), '-p', folder];
    await withServer(findNginx(), args, { cwd: folder, port }, async () => {
      for (const { name, holds, ...request } of listCases()) {
        const answer = await send(port, request);
        const { status, headers } = answer;
        report.record(
          name,
          holds(answer) ? undefined : `${request.path}: ${status} ${JSON.stringify(headers)}`,
        );
      }
    });
  });
  rmSync(folder, { recursive: true, force: true });
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

/** Writes a configuration whose files are all in one folder; returns its path. */
function writeConfig(folder: string, port: number): string {
  const site = nginxConfig(build, { root: build, serverName: 'localhost', listen: String(port) });
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
  return file;
}

void main();
