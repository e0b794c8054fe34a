import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tryCommand } from '@aifindr-docs/processes/runCommand';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';

const program = path.resolve(__dirname, '../bin/openapi-pages.cjs');
const contract = `openapi: 3.0.3
info: { title: Library, version: '1' }
security: [{ card: [] }]
paths: { /books: { get: { operationId: listBooks, responses: { '200': { description: ok } } } } }
components: { securitySchemes: { card: { type: http, scheme: bearer } } }
`;

let folder: string;
beforeEach(() => {
  folder = createTestFolder({ 'library.yaml': contract });
  mkdirSync(path.join(folder, 'inner'));
});

const call = (...parameters: string[]) =>
  tryCommand(process.execPath, [program, '--contract', '../library.yaml', ...parameters], {
    cwd: path.join(folder, 'inner'),
  });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('paths are those of the caller, and links those of the route', async () => {
  const { output } = await call('--out', '../any/name', '--route', '/reference');
  expect(output).toContain('../any/name: 3 pages from ../library.yaml');
  expect(readdirSync(folder).sort()).toEqual(['any', 'inner', 'library.yaml']);
  expect(read('any/name/library.info.mdx')).toContain('slug: "/"');
  expect(read('any/name/list-books.json')).toContain('"/reference#authentication-card"');
  expect(read('any/name/sidebar.ts')).toContain('"id": "list-books"');
});

test('pages inside the folder of other docs have its ids', async () => {
  await call('--out', '../docs/api', '--docs', '../docs', '--route', '/guide/api');
  expect(read('docs/api/library.info.mdx')).not.toContain('slug');
  expect(read('docs/api/list-books.json')).toContain('"/guide/api/library#authentication-card"');
  expect(read('docs/api/sidebar.ts')).toContain('"id": "api/list-books"');
});

test('refuses what it cannot do, without a stack trace', async () => {
  const missing = await call('--out', 'x');
  expect(missing.succeeded).toBe(false);
  expect(missing.output).toContain('--contract, --out and --route are needed.');
  expect((await call('--out', 'x', '--docs', '../docs', '--route', '/x')).output).toContain(
    'x is not inside ../docs',
  );
  writeFileSync(path.join(folder, 'library.yaml'), 'openapi: 3.0.3\ninfo: {}\npaths: {}\n');
  const { succeeded, output } = await call('--out', 'x', '--route', '/x');
  expect(succeeded).toBe(false);
  expect(output).toContain('../library.yaml:2:1 has no info.title');
  expect(output).not.toContain(' at ');
});
