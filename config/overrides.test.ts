import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '..');
const theme = path.join(root, 'src/theme');
const upstreamFolders = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
].map((folder) => path.join(root, 'node_modules', folder));

const hasUpstream = (name: string) =>
  upstreamFolders.some((folder) =>
    [`${name}.js`, `${name}/index.js`].some((file) => existsSync(path.join(folder, file))),
  );

/** Overrides as `name (kind)`; the icons are one. */
function listOverrides(): string[] {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' });
  const overrides = files.flatMap((file) => {
    const name = file.replaceAll('\\', '/').replace(/(\/index)?\.tsx?$/, '');
    if (!/\.tsx?$/.test(file) || !hasUpstream(name)) return [];
    const isWrapped = /@theme-(original|init)\//.test(readFileSync(path.join(theme, file), 'utf8'));
    return `${name.replace(/\bIcon\/\w+$/, 'Icon/*')} (${isWrapped ? 'wrap' : 'eject'})`;
  });
  return [...new Set(overrides)].sort();
}

// The list of what to read at an upgrade of the framework (CONTRIBUTING.md).
test('the README of src/theme lists the overrides of upstream components, and which are wrapped', () => {
  const readme = readFileSync(path.join(theme, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| *(`.+?) *\| (wrap|eject) /gm)];
  const named = rows.flatMap(([, names = '', kind]) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => `${name} (${kind})`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual(listOverrides());
});
