import { cpSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSite, serveFolder } from '../support/serveFolder';
import { build, listCases } from './testing/cases';
import { hostileTargets } from './testing/hostileTargets';
import { send } from './testing/send';
import { findError } from './testing/sendHostile';

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

describe('Our server answers as hosts do', () => {
  test.each(listCases('same page'))('$name', async ({ holds, ...request }) => {
    const answer = await send(site.port, request);
    expect(holds(answer), `${answer.status} ${JSON.stringify(answer.headers)}`).toBe(true);
  });
});

describe('Our server survives', () => {
  test.each(hostileTargets)('$name', async (request) => {
    expect(await findError(site.port, request)).toBeUndefined();
  });

  test('a build that replaces the folder', async () => {
    renameSync(folder, `${folder}.previous`);
    expect((await send(site.port, { path: '/' })).status).toBe(503);
    renameSync(`${folder}.previous`, folder);
    expect((await send(site.port, { path: '/' })).status).toBe(200);
  });

  test('a client that leaves, and a file that is cut, while it is sent', async () => {
    // Too large for the buffers between server and client.
    const file = path.join(folder, 'assets/large.js');
    for (const act of [() => undefined, () => truncateSync(file, 1000)]) {
      writeFileSync(file, Buffer.alloc(16 * 1024 * 1024));
      const socket = connect(site.port, '127.0.0.1');
      socket.write('GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await new Promise((resolve) => socket.once('data', resolve));
      socket.pause();
      act();
      socket.destroy();
      expect((await send(site.port, { path: '/' })).status).toBe(200);
    }
  });
});
