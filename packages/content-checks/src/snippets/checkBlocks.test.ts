import path from 'node:path';
import { expect, it } from 'vitest';
import { readSourcePage } from '../readPages';
import { checkBlocks } from './checkBlocks';
import { collectBlocks, findBlock } from './collectBlocks';

const siteDir = path.join(__dirname, '../../../..');
const read = (...blocks: string[]) => readSourcePage('docs/page.mdx', blocks.join('\n\n'), siteDir);

/** Diagnostics of a page made of these blocks, as `line: message`. */
const check = (...blocks: string[]) =>
  checkBlocks([read(...blocks)], siteDir).map(({ line, message }) => `${line}: ${message}`);

const fence = (language: string, title: string, text: string) =>
  `\`\`\`${language}${title && ` title="${title}"`}\n${text}\n\`\`\``;

const library = fence('js', 'load.js', "export const load = () => 'x';");

it('accepts imports of other blocks and packages, and browser globals', () => {
  expect(
    check(
      library,
      fence('js', 'main.js', "import { load } from './load.js';\ndocument.title = load();"),
      fence(
        'tsx',
        'src/app.tsx',
        "import { useState } from 'react';\nexport const use = useState;",
      ),
      fence('ts', 'src/page.ts', "import { a } from '@angular/core';\nexport const b = a;"),
      fence('ts', 'src/lib/c.ts', "import { use } from '@/app';\nexport const c = use;"),
      fence('js', 'Consola del navegador', 'window.AIFindrWidget?.getState();'),
      fence('html', 'index.html', '<script type="module" src="main.js"></script>'),
      fence('html', 'index.html: antes de </body>', '<script src="part.js"></script>'),
    ),
  ).toEqual([]);
});

it.each([
  ['an undefined name', fence('js', 'a.js', 'load();'), "1: Cannot find name 'load'."],
  [
    'a file that the page does not show',
    fence('js', 'a.js', "import { load } from './other.js';\nload();"),
    "1: Cannot find module './other.js' or its corresponding type declarations.",
  ],
  [
    'a script that the page does not show',
    fence('html', 'index.html', '<script type="module" src="main.js"></script>'),
    '1: it loads main.js, which the page does not show',
  ],
  [
    'a title without a file',
    fence('js', '', 'document.title;'),
    '1: the title does not say which file the code goes into',
  ],
  [
    'code that does not parse',
    fence('js', 'a.js', 'const = 1;'),
    '1: Variable declaration expected.',
  ],
])('finds %s', (_what, block, problem) => {
  expect(check(block)).toEqual([problem]);
});

it('finds a name that its file does not export', () => {
  expect(check(library, fence('js', 'a.js', "import { stop } from './load.js';\nstop();"))).toEqual(
    ["5: Module '\"./load.js\"' has no exported member 'stop'."],
  );
});

it('accepts an example that the page only links', () => {
  const link = '[Descarga el archivo](pathname:///examples/guide/typescript/loadWidget.ts)';
  const main = (name: string) =>
    fence('ts', 'typescript/main.ts', `import { ${name} } from './loadWidget';\n${name}();`);
  expect(check(link, main('unloadWidget'))).toEqual([]);
  expect(check(link, main('stopWidget'))).toHaveLength(1);
});

it('prefers the file of the same section', () => {
  const page = read('## One', library, '## Two', library, fence('js', 'main.js', ''));
  const blocks = collectBlocks(page, siteDir);
  const [first, second, main] = blocks;
  if (!first || !second || !main) throw new Error('blocks are missing');
  expect(findBlock(blocks, 'load.js', main)).toBe(second);
  expect(findBlock(blocks, 'load.js', first)).toBe(first);
});
