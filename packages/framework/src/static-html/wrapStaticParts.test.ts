import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { wrapStaticParts } from './wrapStaticParts';

/** Compiles a page and lists the expression that each `<StaticHtml>` contains. */
async function listParts(page: string): Promise<string[]> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [wrapStaticParts],
  });
  const file = { value: page, path: path.resolve('docs/page.mdx') };
  const code = String(await processor.process(file));
  return [
    ...code.matchAll(/<_components\.StaticHtml|<StaticHtml id="[^"]+">\{(.*?)\}<\/StaticHtml>/gs),
  ].map(([, part = '']) => part.replace(/\s+/g, ' ').trim());
}

test('adjacent static siblings are one part, whose children depend on the build constant', async () => {
  const [part, ...furtherParts] = await listParts('# A\n\nB **c**.');
  expect(furtherParts).toEqual([]);
  expect(part).toMatch(/^__RENDERS_STATIC_HTML__ \? <>.*<_components\.h1>.*<\/> : null$/);
});

test('a component and an expression are left to React, and their static children are parts', async () => {
  const parts = await listParts('A\n\n<Counter>\n\nB\n\n</Counter>\n\nC {1 + 1}\n\nD');
  expect(parts.map((part) => part.match(/<_components\.p>\{"(.)"\}/)?.[1])).toEqual([
    'A',
    'B',
    'D',
  ]);
});

test('a component of a .server module is static', async () => {
  const parts = await listParts("import { A } from './A.server';\n\n<A />\n\nB");
  expect(parts).toHaveLength(1);
  expect(parts[0]).toContain('<A />');
});

test('an interactive component inside a .server component makes both interactive', async () => {
  const parts = await listParts("import { A } from './A.server';\n\n<A>\n<Counter />\n</A>");
  expect(parts).toEqual([]);
});

test('a summary stays a direct child of its block', async () => {
  const parts = await listParts('<details>\n<summary>S</summary>\n\nA\n\n<Counter />\n</details>');
  expect(parts).toHaveLength(1);
  expect(parts[0]).not.toContain('summary');
});
