import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, listCases, listOtherForms, sendRequest, testAnswers } from './cases';
import { type RunningSite, serveFolder } from './createSiteServer';

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

testAnswers(
  () => site.port,
  [
    ...listCases(),
    ...listOtherForms(),
    // The client-side router knows no page at these URLs.
    ...listOtherForms({ status: 404 }).map((form) => ({ ...form, path: `${form.path}%20` })),
  ],
  [400, 404, 431],
);

test('a build that replaces the folder is served from then on', async () => {
  renameSync(folder, `${folder}.previous`);
  expect((await sendRequest(site.port, { path: '/' })).status).toBe(503);
  renameSync(`${folder}.previous`, folder);
  expect((await sendRequest(site.port, { path: '/' })).status).toBe(200);
});
