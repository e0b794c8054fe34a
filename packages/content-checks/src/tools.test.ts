import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { runTool } from './tools';

const folder = createTestFolder(
  { 'broken.ts': 'const a = 1;\n\nconst = 2;\n', 'fine.ts': 'const a = 1;\n' },
  afterAll,
);
beforeAll(() => {
  const modules = path.resolve(__dirname, '../../../node_modules');
  symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
});

test.each([
  ['format', ['broken.ts'], /^\[error\] broken\.ts: SyntaxError: .*\(3:7\)/],
  ['format', ['fine.ts'], /^$/],
  ['lint', ['nowhere.ts'], /./],
])('%s says of %s what is wrong, and nothing if nothing is', async (tool, files, expected) => {
  expect(await runTool(tool, folder, files)).toMatch(expected);
});
