import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { includeRegions } from './includeRegions';
import { parsePage } from './mdx/parsePage';

const siteDir = createTestFolder(
  { 'a.js': '// #region one\nlet one;\n// #endregion one\n' },
  afterAll,
);

function include(page: string): string {
  const tree = parsePage(page);
  includeRegions({ siteDir })(tree, new VFile({ path: path.join(siteDir, 'docs/page.mdx') }));
  return toHtml(toHast(tree));
}

test('an empty fence gets the text of the region', () => {
  expect(include('```js file=a.js#one title="a.js"\n```')).toContain('>let one;\n<');
});

test('every faulty fence of a page is reported with its line', () => {
  expect(() => include('Text\n\n```js file=b.js\n```\n\n```js file=a.js#two\n```\n'))
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: docs/page.mdx:3: file=b.js: no such file
    docs/page.mdx:6: file=a.js#two: no region "two"]
  `);
});
