import path from 'node:path';
import { tryCommand } from '../support/runCommand';
import type { Finding } from './Finding';

/** A linter, formatter or compiler. */
interface Tool {
  /** A program of node_modules/.bin and its arguments. */
  command: readonly [string, ...string[]];
  /** Files that it can check alone; their paths then replace `all`. */
  files?: RegExp;
  /** What it checks when no files are named. */
  all?: readonly string[];
  read: (output: string) => Finding[];
}

interface Message {
  line?: number;
  message?: string;
  text?: string;
  ruleId?: string | null;
  rule?: string;
}

/** Reports of ESLint and stylelint: files with their messages. */
function readJson(output: string): Finding[] {
  const start = output.indexOf('[{');
  if (start === -1) return [];
  const files = JSON.parse(output.slice(start)) as {
    filePath?: string;
    source?: string;
    messages?: Message[];
    warnings?: Message[];
  }[];
  return files.flatMap(({ filePath, source, messages, warnings }) =>
    [...(messages ?? []), ...(warnings ?? [])].map(
      ({ line = 1, message, text = message ?? '', ruleId, rule = ruleId ?? '' }) => ({
        file: filePath ?? source ?? '',
        line,
        message: text,
        ...(rule !== '' && { rule }),
      }),
    ),
  );
}

/** Lines that a pattern with the groups `file`, `line` and `message` matches. */
const readLines =
  (pattern: RegExp, defaultMessage = '') =>
  (output: string): Finding[] =>
    [...output.matchAll(pattern)].map(({ groups = {} }) => ({
      file: groups.file ?? '',
      line: Number(groups.line ?? 1),
      message: groups.message ?? defaultMessage,
    }));

export const tools: Readonly<Record<string, Tool>> = {
  types: {
    command: ['tsc', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json'],
    read: readLines(/^(?<file>\S[^(\n]*)\((?<line>\d+),\d+\): error (?<message>.*)$/gm),
  },
  lint: {
    command: [
      'eslint',
      '--max-warnings=0',
      '--cache',
      '--cache-location=.cache/eslint/',
      '--format=json',
    ],
    files: /\.(m?ts|tsx|m?js)$/,
    all: ['.'],
    read: readJson,
  },
  format: {
    command: [
      'prettier',
      '--list-different',
      '--cache',
      '--cache-location=.cache/prettier',
      '--ignore-unknown',
    ],
    files: /./,
    all: ['.'],
    read: readLines(
      /^(?:\[error\] )?(?<file>[^\s[]\S*?)(?:: (?<message>.*?\((?<line>\d+):\d+\)))?$/gm,
      'is not formatted: npm run format',
    ),
  },
  styles: {
    command: ['stylelint', '--formatter=json', '--cache', '--cache-location=.cache/stylelint'],
    files: /\.css$/,
    all: ['**/*.css'],
    read: readJson,
  },
};

/** Runs a tool on the whole repository or on some files; one that fails without a finding is a finding. */
export async function runTool(
  name: string,
  siteDir: string,
  files?: readonly string[],
): Promise<Finding[]> {
  const tool = tools[name];
  if (tool === undefined) throw new Error(`no tool "${name}"`);
  const { command, all = [], read } = tool;
  const [program, ...parameters] = command;
  const { succeeded, output } = await tryCommand(
    path.join(siteDir, 'node_modules/.bin', program),
    [...parameters, ...(files ?? all)],
    // Some tools colour what they print wherever CI is set.
    { cwd: siteDir, env: { ...process.env, NO_COLOR: '1' } },
  );
  const findings = read(output).map((finding) => ({
    ...finding,
    file: path.relative(siteDir, path.resolve(siteDir, finding.file)).replaceAll(path.sep, '/'),
  }));
  return succeeded || findings.length > 0
    ? findings
    : [{ file: 'package.json', line: 1, message: `${command.join(' ')} failed:\n${output}` }];
}
