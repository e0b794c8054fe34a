/** Tests that what texts and comments refer to exists, that lists of imports and overrides are complete, and that questions are linked. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

/** Documents of the repository, without those for readers, which name files in readers' projects. */
const documents = ['*.md', ':!docs', ':!examples', ':!static'];
const sources = [
  ...'*.ts *.tsx *.mts *.js *.mjs *.cjs *.jsx *.css *.yaml *.yml *.sh'.split(' '),
  ...[':!docs', ':!static', ':!*-lock.*'],
];

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = runGit('ls-files', '--cached', '--others', '--exclude-standard');
const folders = new Set(files.flatMap(listParents));
const topFolders = [...folders].filter((folder) => !folder.includes('/'));
/** Matches paths from a top-level folder, and paths of TypeScript, `.mjs` and MDX files. A line number or punctuation may follow. */
const pathPattern = new RegExp(
  String.raw`(?<![^\s\x60'"()|,;])((?:${topFolders.join('|')})/[\w./@-]+?|\w[\w./-]*\.(?:tsx?|mts|mjs|mdx))(?=(?:[.:]*|:\d+)(?:[\s\x60'"()|,;]|$))`,
  'g',
);
const codeSpans = grep('`[^`]+`', documents, '--only-matching');
const comments = grep(String.raw`^\s*(//|/?\*|#|\{/\*)|\s// `, sources);
const requirements = read('docs-internal/requirements.md');

test.each([
  { kind: 'path', lines: [...codeSpans, ...comments], pattern: pathPattern, isKnown: isFound },
  {
    kind: 'command',
    lines: [...codeSpans, ...comments],
    pattern: /\bnpm run (?:--silent )?([\w:-]+)/g,
    isKnown: (name: string) => name in scripts,
  },
  {
    kind: 'run of tests',
    lines: codeSpans,
    pattern: /\b(?:vitest run|playwright test)(?: --project[ =]\S+)?((?: [\w./]+)+)/g,
    isKnown: (names: string) => names.trim().split(' ').every(isTest),
  },
  {
    kind: 'requirement or record',
    lines: grep('R[0-9]|ADR ', [...documents, ...sources]),
    pattern: /(?<![\w-])(R\d{1,2}|ADR \d{4})(?![\w.-])/g,
    isKnown: (name: string) =>
      name.startsWith('ADR')
        ? files.some((file) => file.startsWith(`docs-internal/adr/${name.slice(4)}-`))
        : new RegExp(`^\\| ${name} +\\|`, 'm').test(requirements),
  },
])('every $kind that a document or a comment names exists', ({ lines, pattern, isKnown }) => {
  const mentions = lines.flatMap((line) =>
    findMentions(line, pattern).map((name) => ({ line, name })),
  );
  // With ten mentions or fewer, the pattern itself must be wrong.
  expect(mentions.length).toBeGreaterThan(10);
  expect(mentions.filter(({ name }) => !isKnown(name))).toEqual([]);
});

test('the packages import what ARCHITECTURE.md says, and only packages above them', () => {
  const rows = read('ARCHITECTURE.md').matchAll(/^\| `([\w-]+)` +\| ([^|]*)\|/gm);
  const documented = new Map(
    [...rows].map(([, name = '', cell = '']) => [name, cell.match(/[\w-]+/g) ?? []]),
  );
  const names = [...documented.keys()];
  expect(names.toSorted()).toEqual(
    [...folders].flatMap((folder) => /^packages\/([\w-]+)$/.exec(folder)?.[1] ?? []).sort(),
  );
  const imports = grep("from '@aifindr-docs/", sources).filter(
    (line) => !/^[^:]*(\.test\.|\/testing)/.test(line),
  );
  for (const [index, name] of names.entries()) {
    const lines = imports.filter((line) => line.startsWith(`packages/${name}/src/`));
    const imported = lines.flatMap((line) => findMentions(line, /'@aifindr-docs\/([\w-]+)/g));
    const importedPackages = names.filter((target) => target !== name && imported.includes(target));
    expect([...(documented.get(name) ?? [])].sort(), name).toEqual(importedPackages.sort());
    expect(names.slice(0, index), name).toEqual(expect.arrayContaining(importedPackages));
  }
});

// CONTRIBUTING.md asks maintainers to read this list at each framework upgrade, so it has to be complete.
test('the README of src/theme lists the overrides of upstream components, and which are wrapped', () => {
  const overrides = files.flatMap((file) => {
    const [, name] = /^src\/theme\/(.+?)(?:\/index)?\.tsx$/.exec(file) ?? [];
    if (name === undefined) return [];
    // All icons of a folder are one entry, such as `Icon/*`.
    const entry = name.replace(/\bIcon\/\w+$/, 'Icon/*');
    return `${entry} ${read(file).includes('@theme-original/') ? 'wrap' : 'eject'}`;
  });
  const rows = [...read('src/theme/README.md').matchAll(/^\| *(`[^|]+)\| (wrap|eject) /gm)];
  const listed = rows.flatMap(([, names = '', kind]) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => `${name} ${kind}`),
  );
  expect(listed.sort()).toEqual([...new Set(overrides)].sort());
});

test('every open question is linked from the page where it arises', () => {
  const pages = files.filter((file) => /^docs\/(?!api\/).*\.mdx$/.test(file));
  const texts = [...pages, 'examples/swagger.yaml'].map(read).join('\n');
  const entries = read('src/pages/markdown-page.mdx').matchAll(/^#### .+\{#(np-[\w-]+)\}$/gm);
  const ids = Array.from(entries, ([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !texts.includes(`/markdown-page#${id})`))).toEqual([]);
});

/** Finds what the first group of a pattern matches in a line of `grep`, apart from the line's prefix `file:line:`. */
function findMentions(line: string, pattern: RegExp): string[] {
  const text = line.replace(/^[^:]*:\d+:/, '');
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

/** Whether the path of some test file contains the name. */
function isTest(name: string): boolean {
  return files.some((file) => /\.(test|spec)\.tsx?$/.test(file) && file.includes(name));
}

/** Whether the name is the path of an output, or the end of an existing path, with or without the extension. */
function isFound(name: string): boolean {
  if (/^(build|artifacts|docs\/api|\.cache)(\/|$)/.test(name)) return true;
  const target = `/${name.replace(/^(\.\.?\/)+|\/$/g, '')}`;
  return [...files, ...folders].some(
    (file) => `/${file}`.endsWith(target) || `/${file}`.includes(`${target}.`),
  );
}

/** Returns the lines that `git grep` prints for the repository's files, as `file:line:text`. */
function grep(pattern: string, paths: readonly string[], ...options: string[]): string[] {
  const parameters = ['--untracked', '--line-number', '--extended-regexp', ...options];
  return runGit('grep', ...parameters, '-e', pattern, '--', ...paths);
}

function runGit(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .trimEnd()
    .split('\n');
}

function listParents(file: string): string[] {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...listParents(parent)];
}
