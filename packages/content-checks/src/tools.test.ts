import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTool } from './tools';

const folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
beforeAll(() => {
  const modules = path.resolve(__dirname, '../../../node_modules');
  symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
  writeFileSync(path.join(folder, 'broken.ts'), 'const a = 1;\n\nconst = 2;\n');
  writeFileSync(path.join(folder, 'fine.ts'), 'const a = 1;\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['format', ['broken.ts'], /^\[error\] broken\.ts: SyntaxError: .*\(3:7\)/],
  ['format', ['fine.ts'], /^$/],
  ['lint', ['nowhere.ts'], /./],
])('%s says of %s what is wrong, and nothing if nothing is', async (tool, files, expected) => {
  expect(await runTool(tool, folder, files)).toMatch(expected);
});
