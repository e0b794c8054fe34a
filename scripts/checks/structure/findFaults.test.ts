import { expect, test } from 'vitest';
import { formatFinding } from '../Finding';
import { findFaults } from './findFaults';

const check = (
  sources: Record<string, string>,
  packages: Record<string, string> = {},
  devPackages: string[] = [],
): string[] =>
  findFaults({
    sources: new Map(Object.entries(sources)),
    files: new Set(Object.keys(sources)),
    packages,
    devPackages: new Set(devPackages),
    reliances: ['src/theme/Tabs'],
    isAlias: (specifier) => /^@(theme|generated)\//.test(specifier),
  }).map(formatFinding);

test('a package that is not declared, by import, require or type', () => {
  const sources = {
    'src/a.ts': "import 'lib-a';\nconst b = require('lib-b/x');\nimport type C from '@scope/c/d';",
  };
  expect(check(sources, { 'lib-a': '1.0.0' })).toEqual([
    'src/a.ts:2: lib-b is not declared in package.json',
    'src/a.ts:3: @scope/c is not declared in package.json',
  ]);
});

test('types, Node modules, aliases of the framework and files need no declaration', () => {
  const sources = {
    'config/a.ts': "import type H from 'hast'; import 'node:fs'; import './b'; import '@theme/X';",
    'config/b.ts': '',
  };
  expect(check(sources, { '@types/hast': '3.0.5' })).toEqual([]);
});

test('a version range', () => {
  expect(check({}, { a: '^1.2.3', b: '1.2.3', c: '1.0.0-alpha.1' })).toEqual([
    'package.json:1: a has no exact version: ^1.2.3',
  ]);
});

test('a plugin without README and, if it has options, options.ts', () => {
  const sources = {
    'plugins/search/index.ts': '(context: LoadContext, options: Options) => {}',
    'plugins/mark/index.ts': '() => {}',
    'plugins/mark/README.md': '',
  };
  expect(check(sources)).toEqual([
    'plugins/search:1: README.md is missing',
    'plugins/search:1: options.ts is missing',
  ]);
});

test('an import of what the framework does not document, in a file that is not listed', () => {
  const sources = {
    'src/theme/Tabs/index.tsx': "import '@docusaurus/theme-common/internal';",
    'src/page.ts': "import '@docusaurus/core/lib/client/App';\nimport x from '@generated/routes';",
    'src/page.test.ts': "import '@docusaurus/core/lib/client/App';",
  };
  expect(
    check(sources, { '@docusaurus/core': '3.7.0', '@docusaurus/theme-common': '3.7.0' }),
  ).toEqual([
    'src/page.ts:1: internals/manifest.ts does not list this file, which imports @docusaurus/core/lib/client/App',
    'src/page.ts:2: internals/manifest.ts does not list this file, which imports @generated/routes',
  ]);
});

test('a devDependency that the build imports, unless it can do without', () => {
  const sources = {
    'scripts/build.ts': "import '../lib/read'; import type X from 'tool'; import('tool');",
    'lib/read.ts': "import 'tool/x';",
    'scripts/test.ts': "import 'tool';",
  };
  expect(check(sources, { tool: '1.0.0' }, ['tool'])).toEqual([
    'lib/read.ts:1: the build needs tool: move it from devDependencies to dependencies',
  ]);
});

test('an import cycle between folders, unless one side imports only types', () => {
  const sources = {
    'lib/a.ts': "import '../config/b';",
    'config/b.ts': "import '../lib/a';\nimport type D from '../widget/d';",
    'widget/d.ts': "import '../config/b';",
  };
  expect(check(sources)).toEqual([
    'lib/a.ts:1: lib → config closes an import cycle',
    'config/b.ts:1: config → lib closes an import cycle',
  ]);
});
