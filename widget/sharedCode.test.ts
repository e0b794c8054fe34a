import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';

const root = path.join(__dirname, '../examples/guide');

/** The code of a file without its comments and types. */
async function readCode(file: string): Promise<string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { code } = await transform(text, { loader: file.endsWith('.ts') ? 'ts' : 'js' });
  return code.replaceAll(/\/\*\*[^]*?\*\/\s*|^\s*\/\/.*\n/gm, '');
}

it.each([
  ['instalacion/load-widget.js', 'typescript/loadWidget.ts'],
  ['contexto/send-context.js', 'typescript/sendContext.ts'],
])('%s and %s are the same code', async (script, typed) => {
  expect(await readCode(typed)).toBe(await readCode(script));
});
