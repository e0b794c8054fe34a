import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFinding } from './Finding';
import { runTool } from './tools';

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
beforeAll(() => {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFileSync(path.join(folder, 'loose.ts'), 'const a  = 1\n');
  writeFileSync(path.join(folder, 'broken.ts'), 'const a = 1;\n\nconst = 2;\n');
  writeFileSync(path.join(folder, 'broken.css'), 'a {\n  color: red;\n');
  writeFileSync(path.join(folder, 'fine.ts'), 'const a = 1;\n');
  writeFileSync(
    path.join(folder, 'stylelint.config.mjs'),
    "export default { rules: { 'unit-no-unknown': true } };\n",
  );
  writeFileSync(path.join(folder, 'size.css'), 'a {\n  top: 1pixel;\n}\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (tool: string, ...files: string[]) =>
  (await runTool(tool, folder, files.length > 0 ? files : undefined)).map(formatFinding).sort();

test('the formatter names each file, and the line of a syntax error', async () => {
  expect(await run('format', 'loose.ts', 'broken.ts', 'broken.css', 'fine.ts')).toEqual([
    expect.stringMatching(/^broken\.css:1: SyntaxError: .*Unclosed block/),
    expect.stringMatching(/^broken\.ts:3: SyntaxError: /),
    'loose.ts:1: is not formatted: npm run format',
  ]);
});

test('styles of every folder are linted', async () => {
  expect(await run('styles')).toEqual([
    expect.stringMatching(/^broken\.css:1: .*Unclosed block/),
    expect.stringMatching(/^size\.css:2: .*unit-no-unknown/),
  ]);
});

test('a tool that fails without a finding is one', async () => {
  expect(await run('lint', 'nowhere.ts')).toEqual([
    expect.stringMatching(/^package\.json:1: eslint .* failed:/),
  ]);
});
