import { renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { type RunningSite, serveFolder } from './createSiteServer';
import { build, isPage, missing, otherForms, sendRequest, testHost } from './testHost';

const folder = path.join(createTestFolder({}, afterAll), 'build');
let site: RunningSite;

beforeAll(async () => {
  symlinkSync(build, folder, 'junction');
  site = await serveFolder(folder);
});
afterAll(() => site.close());

const cases = otherForms.flatMap((form) => [
  { path: form, ...isPage },
  // The client-side router too takes a space at the end for a part of the path.
  { path: `${form}%20`, ...missing },
]);
testHost(() => site.port, cases, [400, 404, 431]);

test('a build that replaces the folder is served from then on', async () => {
  renameSync(folder, `${folder}.previous`);
  expect((await sendRequest(site.port, { path: '/' })).status).toBe(503);
  renameSync(`${folder}.previous`, folder);
  expect((await sendRequest(site.port, { path: '/' })).status).toBe(200);
});
