import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { type Bundler, replaceModule } from './replaceModule';
import { findModules } from './upstream';

const modules = findModules(path.resolve(__dirname, '../../../..'));
const clsx = path.join(modules, 'clsx/dist/clsx.mjs');

let folder: string;

beforeEach(() => {
  folder = createTestFolder({
    'ours.js': `export * from '${clsx}'; export const clsx = () => 'from ours';`,
  });
});

test('a file is replaced wherever it is imported by its path', async () => {
  const relative = path.relative(folder, clsx).replace(/\.mjs$/, '');
  const { errors, bundle } = await build(
    `import { clsx as a } from '${clsx}'; import { clsx as b } from '${relative}'; console.log(a(), b());`,
    'clsx/dist/clsx.mjs',
  );
  expect(errors).toEqual([]);
  expect(bundle).toContain('from ours');
});

test('a module is replaced by its name', async () => {
  const { errors, bundle } = await build(
    `import { clsx } from '${path.join(folder, 'user.js')}'; console.log(clsx());`,
    'clsx',
  );
  expect(errors).toEqual([]);
  expect(bundle).toContain('from ours');
});

test('a file of the same name elsewhere is left alone, and a replacement of nothing is an error', async () => {
  writeFileSync(path.join(folder, 'clsx.js'), "export const clsx = () => 'another';");
  const { errors, bundle } = await build(
    "import { clsx } from './clsx'; console.log(clsx());",
    'clsx/dist/clsx.mjs',
  );
  expect(bundle).toContain('another');
  expect(errors).toEqual([
    expect.stringContaining(
      'packages/framework/src/internals/patches.ts replaces clsx/dist/clsx.mjs, but no module imports it.',
    ),
  ]);
});

/** Bundles a module for production. */
async function build(code: string, module: string): Promise<{ errors: string[]; bundle: string }> {
  writeFileSync(path.join(folder, 'entry.js'), code);
  writeFileSync(path.join(folder, 'user.js'), "export { clsx } from 'clsx';");
  const patch = { modules, module, by: path.join(folder, 'ours.js') };
  const stats = await new Promise<{ compilation: { errors: { message: string }[] } }>(
    (resolve, reject) => {
      rspack(
        {
          mode: 'production',
          context: folder,
          entry: './entry.js',
          resolve: { modules: [modules] },
          output: { path: folder, filename: 'bundle.js' },
          optimization: { minimize: false },
          plugins: [replaceModule(rspack as unknown as Bundler, patch)],
        },
        (error, result) => (error ? reject(error) : resolve(result!)),
      );
    },
  );
  return {
    errors: stats.compilation.errors.map(({ message }) => message),
    bundle: readFileSync(path.join(folder, 'bundle.js'), 'utf8'),
  };
}
