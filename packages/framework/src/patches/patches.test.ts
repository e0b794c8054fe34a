import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { createImportReplacerPlugin } from '.';

const folder = createTestFolder(
  {
    'entry.js': "import { a } from './lib/user'; import { b } from './b'; console.log(a, b);",
    'lib/user.js': "export { b as a } from './b';",
    'lib/b.js': "export const b = 'upstream';",
    'b.js': "export const b = 'another';",
    'ours.js': "export { b } from './lib/b';\nconsole.log('ours');",
  },
  afterAll,
);

async function build(request: string, from: string) {
  const bundler = rspack as unknown as Parameters<typeof createImportReplacerPlugin>[0];
  const patch = { request, from, by: path.join(folder, 'ours.js') };
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: folder, filename: 'bundle.js' },
    optimization: { minimize: false },
    plugins: [createImportReplacerPlugin(bundler, patch)],
  });
  const errors = await new Promise<string[] | undefined>((resolve) =>
    compiler.run((_, stats) => resolve(stats?.compilation.errors.map(({ message }) => message))),
  );
  return { errors, bundle: readFileSync(path.join(folder, 'bundle.js'), 'utf8') };
}

test('an import of one folder loads our file, which may import what it replaces; others stay', async () => {
  const { errors, bundle } = await build('./b', path.basename(folder) + '/lib');
  expect(errors).toEqual([]);
  for (const text of ["'upstream'", "'another'", "'ours'"]) expect(bundle).toContain(text);
});

test('a patch that replaces nothing stops the build', async () => {
  const { errors } = await build('./gone', 'lib');
  expect(errors).toEqual([
    expect.stringContaining('replaces ./gone, which no module of lib imports'),
  ]);
});
