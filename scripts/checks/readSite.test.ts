import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatFinding, sortFindings } from './Finding';
import { findBrokenFences } from './readPages';
import { readSite } from './readSite';

const site = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(site, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};

test('what does not parse is reported, and the rest is read', () => {
  const show = (reference: string) => `\nText.\n\n\`\`\`js file=${reference}\n\`\`\`\n`;
  write('examples/a.js', '// #region one\nlet one;\n// #endregion one\n');
  write('examples/swagger.yaml', 'info: [\n');
  write('docs/guide/b.mdx', show('examples/a.js#two'));
  write('docs/guide/c.mdx', 'a\n\n<b>\n');
  write('docs/a.mdx', show('examples/a.js#one') + show('examples/b.js'));
  write('docs/api/d.api.mdx', 'generated');
  write('src/pages/c.mdx', show('examples/a.js'));
  write('src/pages/index.tsx', '');
  const { pages, contract, faults } = readSite(site);
  expect(pages.map(({ file }) => file)).toEqual([
    'docs/a.mdx',
    'docs/guide/b.mdx',
    'src/pages/c.mdx',
  ]);
  expect(contract).toBeUndefined();
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'docs/guide/c.mdx:3',
    'examples/swagger.yaml:2',
  ]);
  expect(sortFindings(findBrokenFences(pages)).map(formatFinding)).toEqual([
    'docs/a.mdx:9: file=examples/b.js: no such file',
    'docs/guide/b.mdx:4: file=examples/a.js#two: no region "two"',
  ]);
});
