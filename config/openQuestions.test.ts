import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('api/'))
  .map((file) => read(`docs/${file}`));
const texts = [...pages, read('examples/swagger.yaml')].join('\n');
const entries = [...read('src/pages/markdown-page.mdx').matchAll(/^#### .+\{#(np-[\w-]+)\}$/gm)];

test('every open question is linked from the page where it arises', () => {
  expect(entries.length).toBeGreaterThan(30);
  const ids = entries.map(([, id = '']) => id);
  expect(ids.filter((id) => !texts.includes(`/markdown-page#${id})`))).toEqual([]);
});
