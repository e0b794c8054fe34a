import { existsSync } from 'node:fs';
import path from 'node:path';
import { tryCommand } from '@aifindr-docs/processes/runCommand';

/** A linter, formatter or compiler. */
interface Tool {
  /** A program of node_modules/.bin and its arguments. */
  command: readonly [program: string, ...parameters: string[]];
  /** Files that concern it. */
  files?: RegExp;
  /** What it checks when no files are named; without it, always what its own configuration says. */
  all?: readonly string[];
  /** Of `all` what readers see, which a build checks too. */
  content?: readonly string[];
  /** A program of node_modules/.bin that comes with packages of developers which it needs. */
  needs?: string;
}

const cache = (file: string) => ['--cache', `--cache-location=.cache/${file}`];
const pages = ['docs/**/*.{md,mdx}', 'src/pages/**/*.mdx'];
const code = ['examples/**/*.{css,html,js,mjs,jsx,php,py,sh,ts,tsx,yaml}'];

export const tools: Readonly<Record<string, Tool>> = {
  types: {
    command: ['tsc', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json'],
  },
  'browser-types': { command: ['tsc', '--pretty', 'false', '-p', 'tsconfig.client.json'] },
  lint: {
    command: ['eslint', '--max-warnings=0', '--no-warn-ignored', ...cache('eslint/')],
    files: /\.(m?ts|tsx|m?js)$/,
    all: ['.'],
  },
  unused: { command: ['knip', '--no-config-hints', ...cache('knip')] },
  format: {
    command: ['prettier', '--check', '--log-level=warn', ...cache('prettier'), '--ignore-unknown'],
    files: /./,
    all: ['.'],
  },
  styles: {
    command: ['stylelint', '--formatter=unix', ...cache('stylelint')],
    files: /\.css$/,
    all: ['**/*.css'],
    content: ['examples/**/*.css'],
  },
  markup: {
    command: ['html-validate', '--formatter=text'],
    files: /^examples\/(guide|html)\/.*\.html$/,
    all: ['examples/{guide,html}/**/*.html'],
    content: ['examples/{guide,html}/**/*.html'],
  },
  compile: {
    command: ['tsc', '--build', 'examples/guide', 'examples/html', '--pretty', 'false'],
    needs: 'playwright',
    files: /^(examples\/(guide|html|wordpress)\/.*\.[jt]s|packages\/widget\/.*\.d\.ts)$/,
    content: [],
  },
  spelling: {
    command: [
      'cspell',
      '--no-progress',
      '--no-summary',
      '--no-must-find-files',
      ...cache('cspell'),
    ],
    files: /^(docs|src\/pages)\/.*\.mdx?$|^examples\/.*\.(css|html|m?js|jsx|php|py|sh|tsx?|yaml)$/,
    all: [...pages, ...code],
    content: [...pages, ...code],
  },
};

/** Whether a tool is installed: after `npm start` on a clone some are not. */
export function isInstalled(name: string, siteDir: string): boolean {
  const { command, needs } = tools[name] ?? {};
  const isHere = (program = '') => existsSync(path.join(siteDir, 'node_modules/.bin', program));
  return isHere(command?.[0]) && (needs === undefined || isHere(needs));
}

/**
 * Runs a tool.
 *
 * @param files what it checks instead of everything
 * @returns what it prints of errors, with their places; nothing if there are none
 */
export async function runTool(
  name: string,
  siteDir: string,
  files?: readonly string[],
): Promise<string> {
  const { command, all } = tools[name] ?? {};
  if (command === undefined) throw new Error(`no tool "${name}"`);
  const [program, ...parameters] = command;
  const { succeeded, output } = await tryCommand(
    path.join(siteDir, 'node_modules/.bin', program),
    [...parameters, ...(all === undefined ? [] : (files ?? all))],
    // Some tools color what they print wherever CI is set.
    { cwd: siteDir, env: { ...process.env, NO_COLOR: '1' } },
  );
  const text = output.replaceAll(siteDir + path.sep, '').trim();
  return succeeded ? '' : text || `${command.join(' ')} failed`;
}
