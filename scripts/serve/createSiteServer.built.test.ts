import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSite, serveFolder } from '../support/serveFolder';
import { build, listCases } from './testing/cases';
import { addTestFiles, hostileRequests } from './testing/hostileRequests';
import { send } from './testing/send';
import { findError } from './testing/sendHostile';

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'server-')), 'build');
  cpSync(build, folder, { recursive: true });
  addTestFiles(folder);
  site = await serveFolder(folder);
});

afterAll(async () => {
  await site.close();
  rmSync(path.dirname(folder), { recursive: true });
});

describe('Our server answers as hosts do', () => {
  test.each(listCases('same page'))('$name', async ({ holds, ...request }) => {
    const answer = await send(site.port, request);
    expect(holds(answer), `${answer.status} ${JSON.stringify(answer.headers)}`).toBe(true);
  });
});

describe('Our server survives', () => {
  test.each(hostileRequests)('$name', async (request) => {
    expect(await findError(site.port, folder, request)).toBeUndefined();
  });
});
