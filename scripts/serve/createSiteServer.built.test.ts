import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, serveFolder } from '../support/serveFolder';
import { build, hostilePaths, listCases, send } from './cases';

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'server-')), 'build');
  cpSync(build, folder, { recursive: true });
  site = await serveFolder(folder);
});

afterAll(async () => {
  await site.close();
  rmSync(path.dirname(folder), { recursive: true });
});

test.each(listCases(200))('$method $path $headers is answered $status', async (wanted) => {
  const { status, headers, body } = await send(site.port, wanted);
  expect(status).toBe(wanted.status);
  for (const [name, value] of Object.entries(wanted.has ?? {})) {
    expect(headers[name], name).toMatch(value);
  }
  if (wanted.body) expect(body).toMatch(wanted.body);
});

test.each(hostilePaths)('%s is refused', async (path) => {
  const { status, headers, body } = await send(site.port, { path });
  expect([400, 404, 431]).toContain(status);
  expect(body).not.toContain('root:x:');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a build that replaces the folder is served from then on', async () => {
  renameSync(folder, `${folder}.previous`);
  expect((await send(site.port, { path: '/' })).status).toBe(503);
  renameSync(`${folder}.previous`, folder);
  expect((await send(site.port, { path: '/' })).status).toBe(200);
});
