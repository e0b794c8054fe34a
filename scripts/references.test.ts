/** Tests that documents and comments mention only files, commands, requirements, ADRs and imports that exist. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

/** Documents of the repository. Pages of the site are excluded, because they name files in readers' projects. */
const documents = ['*.md', ':!docs', ':!examples', ':!static'];
const sources = [
  ...'*.ts *.tsx *.mts *.js *.mjs *.cjs *.jsx *.css *.yaml *.yml *.sh'.split(' '),
  ...[':!docs', ':!static', ':!*-lock.*'],
];

const root = path.resolve(__dirname, '..');
const files = runGit('ls-files', '--cached', '--others', '--exclude-standard');
const folders = new Set(files.flatMap(listParents));
const topFolders = [...folders].filter((folder) => !folder.includes('/'));
const codeSpans = grep('`[^`]+`', documents, '--only-matching');
const comments = grep(String.raw`^\s*(//|/?\*|#|\{/\*)|\s// `, sources);

test('every path that a document or a comment names exists', () => {
  const words = findMentions([...codeSpans, ...comments], /([^\s`'"()|,;]+)/g);
  const paths = words
    .map((mention) => ({ ...mention, text: mention.text.replace(/[.:]+$|:\d+$/g, '') }))
    .filter(({ text }) => isPath(text));
  expectKnown(paths, 100, isFound);
});

test('every command that a document or a comment names can be run', () => {
  const commands = findMentions([...codeSpans, ...comments], /\bnpm run (?:--silent )?([\w:-]+)/g);
  expectKnown(commands, 20, (name) => name in scripts);
});

test.each([
  { program: 'vitest run', ending: /\.test\.tsx?$/ },
  { program: 'playwright test', ending: /\.spec\.ts$/ },
])('every run of $program that a document names finds a test', ({ program, ending }) => {
  const runs = new RegExp(String.raw`\b${program}(?: --project[ =]\S+)?((?: [\w./]+)+)`, 'g');
  const names = findMentions(codeSpans, runs).flatMap(({ location, text }) =>
    text.split(' ').flatMap((name) => (name === '' ? [] : [{ location, text: name }])),
  );
  expectKnown(names, 5, (name) => files.some((file) => ending.test(file) && file.includes(name)));
});

test('every requirement and every record that is cited exists', () => {
  const requirements = readFileSync(path.join(root, 'docs-internal/requirements.md'), 'utf8');
  const lines = grep('R[0-9]|ADR ', [...documents, ...sources]);
  const cited = findMentions(lines, /(?<![\w-])(R\d{1,2}|ADR \d{4})(?![\w.-])/g);
  expectKnown(cited, 100, (name) =>
    name.startsWith('ADR')
      ? files.some((file) => file.startsWith(`docs-internal/adr/${name.slice(4)}-`))
      : new RegExp(`^\\| ${name} +\\|`, 'm').test(requirements),
  );
});

test('the packages import what ARCHITECTURE.md says, and only packages above them', () => {
  const rows = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(
    /^\| `([\w-]+)` +\| ([^|]*)\|/gm,
  );
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
    const imported = findMentions(lines, /'@aifindr-docs\/([\w-]+)/g).map(({ text }) => text);
    const others = names.filter((target) => target !== name && imported.includes(target));
    expect([...(documented.get(name) ?? [])].sort(), name).toEqual(others.sort());
    expect(names.slice(0, index), name).toEqual(expect.arrayContaining(others));
  }
});

/** A text that may name something, and the `file:line:` where it stands. */
interface Mention {
  location: string;
  text: string;
}

/** Finds all matches of the first group of a pattern in lines of `grep`. */
function findMentions(lines: readonly string[], pattern: RegExp): Mention[] {
  return lines.flatMap((line) => {
    const [, location = '', text = ''] = /^([^:]*:\d+:)(.*)$/.exec(line) ?? [];
    return [...text.matchAll(pattern)].map(([, found = '']) => ({ location, text: found }));
  });
}

/** Fails if a mention is unknown, or if there are so few mentions that their pattern must be wrong. */
function expectKnown(
  mentions: readonly Mention[],
  fewest: number,
  isKnown: (name: string) => boolean,
): void {
  expect(mentions.length).toBeGreaterThan(fewest);
  const unknown = mentions.filter(({ text }) => !isKnown(text));
  expect(unknown.map(({ location, text }) => `${location} ${text}`)).toEqual([]);
}

/** Whether a word looks like a path of the repository: it begins with a top folder or names a module, and has no glob or placeholder. */
function isPath(word: string): boolean {
  if (/[*<>{}$…[\]#=?:]/.test(word)) return false;
  const [first = '', ...others] = word.split('/');
  const isInFolder = others.length > 0 && topFolders.includes(first);
  return isInFolder || /^[\w-][\w./-]*\.(tsx?|mts|mjs|mdx)$/.test(word);
}

/** Whether a path is a build output or the end of an existing path. Its extension may be left out. */
function isFound(name: string): boolean {
  if (/^(build|artifacts|docs\/api|\.cache)(\/|$)/.test(name)) return true;
  const target = `/${name.replace(/^(\.\.?\/)+|\/$/g, '')}`;
  return [...files, ...folders].some(
    (file) => `/${file}`.endsWith(target) || `/${file}`.includes(`${target}.`),
  );
}

/** Returns the lines that match in files of the repository, as `file:line:text`. */
function grep(pattern: string, paths: readonly string[], ...options: string[]): string[] {
  const parameters = ['--untracked', '--line-number', '--extended-regexp', ...options];
  return runGit('grep', ...parameters, '-e', pattern, '--', ...paths);
}

/** Returns the lines that Git prints. */
function runGit(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .trimEnd()
    .split('\n');
}

function listParents(file: string): string[] {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...listParents(parent)];
}
