import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { createTestFolder, writeFileInto } from '@aifindr-docs/processes/testFolder';
import { renderNginxConfig } from '../nginxConfig';
import { build, otherForms, testHost } from './testHost';

const folder = createTestFolder({}, afterAll);
let port = 0;

beforeAll(async () => {
  port = await findFreePort();
  const options = { root: build, serverName: 'localhost', listen: String(port) };
  const http = `access_log off;\n${renderNginxConfig(build, options)}`;
  // Root may read the build wherever it is.
  const config = `user root;\npid nginx.pid;\nevents {}\nhttp {\n${http}}\n`;
  writeFileInto(folder, 'nginx.conf', config);
  if (runNginx('-v') !== 0) installDebianPackages(['nginx-light']);
  expect(runNginx()).toBe(0);
});
afterAll(() => {
  runNginx('-s', 'stop');
});

/** Runs nginx, which serves in the background unless an option says otherwise, and returns its exit code; null if it is not installed. */
function runNginx(...options: string[]): number | null {
  const fixed = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'error.log'];
  // Debian installs nginx into a folder that is not in the default PATH of a user.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  return spawnSync('nginx', [...fixed, ...options], { env, stdio: 'inherit' }).status;
}

const redirect = { status: 301, has: { location: /\/docs\/widget-config\/intro$/ } };
const cases = [...otherForms, '/docs/widget-config/intro.html/%20'].map((form) => ({
  path: form,
  ...redirect,
}));
testHost(() => port, cases, [400, 404, 414]);
