import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { markStatic } from '@aifindr-docs/static-html/markStatic';
import { importStaticHtml } from './importStaticHtml';

test('a page imports what its static parts are wrapped in', async () => {
  const processor = createProcessor({ jsx: true, rehypePlugins: [markStatic, importStaticHtml] });
  const file = new VFile({ value: '# A', path: path.resolve('page.mdx') });
  const code = String(await processor.process(file));
  expect(code).toContain('import StaticHtml from "@aifindr-docs/static-html/client/StaticHtml"');
  expect(code).toContain('<StaticHtml id=');
  expect(code).not.toContain('_components.StaticHtml');
});
