import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestFolder, writeInto } from '@aifindr-docs/processes/testFolder';
import { acceptUpstream } from './acceptUpstream';
import { checkUpstream } from './checkUpstream';
import { listOverrides } from './listOverrides';
import type { Hashes, UpstreamUse } from './UpstreamUse';

const tabs = '@docusaurus/theme-classic/src/theme/Tabs/index.tsx';
const uses: UpstreamUse[] = [{ ours: 'src/theme/Tabs', kind: 'eject', upstream: [tabs] }];

let siteDir: string;
let modules: string;

beforeEach(() => {
  siteDir = createTestFolder({
    'src/theme/Tabs/index.tsx': 'our tabs',
    [`node_modules/${tabs}`]: 'tabs',
  });
  modules = path.join(siteDir, 'node_modules');
  install('3.7.0');
});

test('what is as it was read is no problem', () => {
  expect(check(accept())).toEqual([]);
});

test('a changed upstream file is named beside ours', () => {
  const hashes = accept();
  write(`node_modules/${tabs}`, 'other tabs');
  install('3.8.0');
  expect(check(hashes)).toEqual([
    `src/theme/Tabs (eject) relies on ${tabs}, which differs in 3.8.0 from what was read (3.7.0).`,
  ]);
});

test('an upstream file that is the same in a new version needs no reading', () => {
  const hashes = accept();
  install('3.8.0');
  expect(check(hashes)).toEqual([]);
});

test('a missing upstream file is named beside ours', () => {
  const hashes = accept();
  rmSync(path.join(modules, tabs));
  expect(check(hashes)).toEqual([
    `src/theme/Tabs (eject) relies on ${tabs}, which does not exist in 3.7.0.`,
  ]);
});

test('a package that is not installed is named beside our file', () => {
  const hashes = accept();
  rmSync(path.join(modules, '@docusaurus'), { recursive: true });
  expect(check(hashes)).toEqual([
    `src/theme/Tabs (eject) relies on ${tabs}, whose package is not installed.`,
  ]);
});

test('an override relies on the files of its upstream component, also on one that is gone', () => {
  const theme = '@docusaurus/theme-classic/src/theme';
  write('src/theme/Navbar/Logo/index.tsx', "import Logo from '@theme-original/Navbar/Logo';");
  write('src/theme/Navbar/Logo/draw.ts', 'a part of it');
  write('packages/pages/src/theme/Footer.tsx', 'our footer');
  write(`node_modules/${theme}/Navbar/Logo/index.tsx`, 'logo');
  write(`node_modules/${theme}/Navbar/Logo/styles.module.css`, 'styles');
  const hashes = { [`${theme}/Footer/index.tsx`]: { '3.6.0': 'abc' } };
  expect(listOverrides(siteDir, modules, hashes)).toEqual([
    {
      ours: 'src/theme/Navbar/Logo',
      kind: 'wrap',
      upstream: [`${theme}/Navbar/Logo/index.tsx`, `${theme}/Navbar/Logo/styles.module.css`],
    },
    ...uses,
    {
      ours: 'packages/pages/src/theme/Footer.tsx',
      kind: 'eject',
      upstream: [`${theme}/Footer/index.tsx`],
    },
  ]);
});

test('a listed override that does not exist is named', () => {
  const hashes = accept();
  rmSync(path.join(siteDir, 'src'), { recursive: true });
  expect(check(hashes)).toEqual(['list.ts lists src/theme/Tabs, which does not exist.']);
});

test('a recorded file that nothing relies on any more is named', () => {
  expect(check({ ...accept(), 'infima/default.css': { '0.2.0': 'abc' } })).toEqual([
    'hashes.json records infima/default.css, which nothing of list.ts relies on.',
  ]);
});

test('two versions can be recorded, of which one does not have the file', () => {
  const first = accept();
  rmSync(path.join(modules, tabs));
  install('3.8.0');
  const both = accept(first);
  expect(both[tabs]).toEqual({ ...first[tabs], '3.8.0': null });
  expect(check(both)).toEqual([]);
  install('3.7.0');
  expect(check(both)).toEqual([
    `src/theme/Tabs (eject) relies on ${tabs}, which does not exist in 3.7.0.`,
  ]);
});

const write = (file: string, text: string) => writeInto(siteDir, file, text);

function install(version: string): void {
  write('node_modules/@docusaurus/theme-classic/package.json', JSON.stringify({ version }));
}

function accept(hashes: Hashes = {}): Hashes {
  return acceptUpstream({ modules, uses, hashes });
}

function check(hashes: Hashes): string[] {
  return checkUpstream({
    siteDir,
    modules,
    uses,
    usesFile: 'list.ts',
    hashes,
    hashesFile: 'hashes.json',
  });
}
