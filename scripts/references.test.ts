/** Tests that the files, commands, requirements, records and imports that documents and comments mention exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

const root = path.resolve(__dirname, '..');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));
const folders = new Set(files.flatMap(listParents));
const topFolders = [...folders].filter((folder) => !folder.includes('/'));

/** Documents of the repository. Pages of the site are excluded, because they name files in readers' projects. */
const documents = files.filter(
  (file) => /\.md$/.test(file) && !/^(docs|examples|static)\//.test(file),
);
const sources = files.filter(
  (file) => /\.([cm]?[jt]sx?|css|ya?ml|sh)$/.test(file) && !/^(docs|static)\/|-lock\./.test(file),
);

/** A piece of text that may name something, and where it stands. */
interface Mention {
  file: string;
  line: number;
  text: string;
}

test('every path that a document or a comment names exists', () => {
  const paths = [...listCodeSpans(), ...listComments()].flatMap((mention) =>
    mention.text
      .split(/[\s`'"()|,;]+/)
      .map((word) => word.replace(/[.:]+$|:\d+$/g, ''))
      .filter((word) => isPath(word))
      .map((text) => ({ ...mention, text })),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(format(paths.filter(({ text }) => !isFound(text)))).toEqual([]);
});

test('every command that a document or a comment names can be run', () => {
  const commands = [...listCodeSpans(), ...listComments()].flatMap((mention) =>
    [...mention.text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, text = '']) => ({
      ...mention,
      text,
    })),
  );
  expect(commands.length).toBeGreaterThan(20);
  expect(format(commands.filter(({ text }) => !(text in scripts)))).toEqual([]);
});

test('every test run that a document names finds a test', () => {
  const runs = listCodeSpans().flatMap((mention) =>
    [
      ...mention.text.matchAll(
        /\b(vitest run|playwright test)(?: --project[ =]\S+)?((?: [\w./]+)+)/g,
      ),
    ].flatMap(([, program, names = '']) =>
      names
        .trim()
        .split(' ')
        .map((text) => ({ ...mention, program, text })),
    ),
  );
  expect(runs.length).toBeGreaterThan(10);
  const isTest = { 'vitest run': /\.test\.tsx?$/, 'playwright test': /\.spec\.ts$/ };
  const missing = runs.filter(
    ({ program, text }) =>
      !files.some(
        (file) => isTest[program as keyof typeof isTest].test(file) && file.includes(text),
      ),
  );
  expect(format(missing)).toEqual([]);
});

test('every requirement and every record that is cited exists', () => {
  const requirements = readFileSync(path.join(root, 'docs-internal/requirements.md'), 'utf8');
  const cited = [...documents, ...sources].flatMap((file) =>
    listLines(file).flatMap((mention) =>
      [...mention.text.matchAll(/(?<![\w-])(R\d{1,2}|ADR \d{4})(?![\w.-])/g)].map(
        ([, text = '']) => ({ ...mention, text }),
      ),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  const isKnown = ({ text }: Mention) =>
    text.startsWith('ADR')
      ? files.some((file) => file.startsWith(`docs-internal/adr/${text.slice(4)}-`))
      : new RegExp(`^\\| ${text} +\\|`, 'm').test(requirements);
  expect(format(cited.filter((mention) => !isKnown(mention)))).toEqual([]);
});

test('the packages import what ARCHITECTURE.md says, and only packages above them', () => {
  const rows = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(
    /^\| `([\w-]+)` +\| ([^|]*)\|/gm,
  );
  const documented = new Map(
    [...rows].map(([, name = '', cell = '']) => [name, cell.match(/[\w-]+/g) ?? []]),
  );
  expect([...documented.keys()].sort()).toEqual(
    [...folders].flatMap((folder) => /^packages\/([\w-]+)$/.exec(folder)?.[1] ?? []).sort(),
  );
  const names = [...documented.keys()];
  for (const [index, name] of names.entries()) {
    const modules = sources.filter(
      (file) => file.startsWith(`packages/${name}/src/`) && !/\.test\.|\/testing/.test(file),
    );
    const code = modules.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
    const imported = [...code.matchAll(/from '@aifindr-docs\/([\w-]+)/g)].map(
      ([, target]) => target,
    );
    const others = names.filter((target) => target !== name && imported.includes(target));
    expect([...(documented.get(name) ?? [])].sort(), name).toEqual([...others].sort());
    expect(names.slice(0, index), name).toEqual(expect.arrayContaining(others));
  }
});

/** Lists the code spans of the documents. */
function listCodeSpans(): Mention[] {
  return documents.flatMap((file) =>
    listLines(file).flatMap((mention) =>
      [...mention.text.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ ...mention, text })),
    ),
  );
}

/** Lists the lines of comments in the sources. */
function listComments(): Mention[] {
  return sources.flatMap((file) =>
    listLines(file).filter(({ text }) => /^\s*(\/\/|\/?\*|#|\{\/\*)|\s\/\/ /.test(text)),
  );
}

function listLines(file: string): Mention[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.map((text, index) => ({ file, line: index + 1, text }));
}

/** Whether a word is a path of the repository, and no pattern or placeholder, judged by its first folder or by the name of a module. */
function isPath(word: string): boolean {
  if (/[*<>{}$…[\]#=?:]/.test(word)) return false;
  const [first = '', ...others] = word.split('/');
  const isInFolder = others.length > 0 && topFolders.includes(first);
  return isInFolder || /^[\w-][\w./-]*\.(tsx?|mts|mjs|mdx)$/.test(word);
}

/** Whether a path is the end of the path of an existing file or folder. Its extension may be left out. */
function isFound(name: string): boolean {
  const target = `/${name.replace(/^(\.\.?\/)+|\/$/g, '')}`;
  return (
    isGenerated(name) ||
    [...files, ...folders].some(
      (file) => `/${file}`.endsWith(target) || `/${file}`.includes(`${target}.`),
    )
  );
}

/** Whether a path is one that commands write, and Git ignores. */
function isGenerated(candidate: string): boolean {
  return /^(build|artifacts|docs\/api|\.cache)(\/|$)/.test(candidate);
}

function listParents(file: string): string[] {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [] : [parent, ...listParents(parent)];
}

const format = (mentions: readonly Mention[]) =>
  mentions.map(({ file, line, text }) => `${file}:${line}: ${text}`);
