import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { compressedCopies } from './compressedCopies';
import type { Build } from './OutputStep';

const page = `<p>${'texto '.repeat(500)}</p>`;
const folder = createTestFolder(
  { 'docs/a.html': page, 'small.html': '<p>corto</p>', 'font.woff2': page },
  afterAll,
);
const read = (file: string) => readFileSync(path.join(folder, file));

beforeAll(() => compressedCopies().finish?.({ outDir: folder } as Build));

test('text files get copies that decompress to the same text', () => {
  expect(brotliDecompressSync(read('docs/a.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('docs/a.html.gz')).toString()).toBe(page);
});

test('small files and fonts get none', () => {
  expect(
    ['small.html', 'font.woff2'].filter((file) => existsSync(path.join(folder, `${file}.br`))),
  ).toEqual([]);
});
