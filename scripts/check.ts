import path from 'node:path';
import { formatProblem, type Problem } from '@aifindr-docs/api-reference/Problem';
import { checkContent } from '@aifindr-docs/content-checks/checkContent';
import { tryCommand } from '@aifindr-docs/processes/runCommand';
import { contentFiles } from '../config/contentFiles';
import { generateApiDocs, type Messages } from './generateApiDocs';

const listCacheFlags = (file: string): string[] => ['--cache', `--cache-location=.cache/${file}`];
const quiet = ['--no-progress', '--no-summary'];

/** The checks that run a program of node_modules/.bin, by name. */
const programs: Readonly<Record<string, readonly [program: string, ...parameters: string[]]>> = {
  types: ['tsc', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json'],
  'browser-types': ['tsc', '--pretty', 'false', '-p', 'tsconfig.client.json'],
  // No cache for ESLint: it would skip unchanged files, although some rules depend on the types of other files.
  lint: ['eslint', '--max-warnings=0', '.'],
  unused: ['knip', '--no-config-hints', ...listCacheFlags('knip')],
  format: ['prettier', '--check', '--log-level=warn', ...listCacheFlags('prettier'), '.'],
  styles: ['stylelint', '--formatter=unix', ...listCacheFlags('stylelint'), '**/*.css'],
  markup: ['html-validate', '--formatter=text', 'examples/{guide,html}/**/*.html'],
  compile: ['tsc', '--build', 'examples/guide', 'examples/html', '--pretty', 'false'],
  spelling: [
    'cspell',
    ...quiet,
    ...listCacheFlags('cspell'),
    'docs/**/*.{md,mdx}',
    'src/pages/**/*.mdx',
    'examples/**/*.{css,html,js,mjs,jsx,php,py,sh,ts,tsx,yaml}',
  ],
};

/** Checks of what readers see, which a build runs too. */
export const contentChecks = ['content', 'spelling', 'markup', 'compile'];
const checkNames = ['content', ...Object.keys(programs)];

/** Runs a check. For an unknown name, the result is an error that lists the checks. Only the check `content` has warnings. */
export async function runCheck(name: string, siteDir: string): Promise<Messages> {
  if (name === 'content') {
    const problems = await checkContent({ siteDir, ...contentFiles });
    const formatLines = (selected: readonly Problem[]) => selected.map(formatProblem).join('\n');
    return {
      errors: formatLines(problems.filter(({ severity }) => severity !== 'warning')),
      warnings: formatLines(problems.filter(({ severity }) => severity === 'warning')),
    };
  }
  const command = programs[name];
  if (command === undefined) {
    return { errors: `The checks are ${checkNames.join(', ')}.`, warnings: '' };
  }
  const [program, ...parameters] = command;
  const { succeeded, output } = await tryCommand(
    path.join(siteDir, 'node_modules/.bin', program),
    parameters,
    // Some tools print colors if the variable CI is set.
    { cwd: siteDir, env: { ...process.env, NO_COLOR: '1' } },
  );
  const text = output.replaceAll(siteDir + path.sep, '').trim();
  return { errors: succeeded ? '' : text || `${command.join(' ')} failed`, warnings: '' };
}

/** `npm run check [-- <check> …]` generates the API pages, runs all checks or those that are named, and exits with 1 on an error. */
async function generateApiDocsAndRunChecks(): Promise<void> {
  const root = path.resolve(__dirname, '..');
  const named = process.argv.slice(2);
  // Whether the API pages can be generated is a check too.
  printAndSetExitCode('API pages', { ...(await generateApiDocs(root)), warnings: '' });
  const waiting = (named.length > 0 ? named : checkNames)[Symbol.iterator]();
  const runWaitingChecks = async (): Promise<void> => {
    for (const name of waiting) printAndSetExitCode(name, await runCheck(name, root));
  };
  await Promise.all([runWaitingChecks(), runWaitingChecks()]);
}

function printAndSetExitCode(name: string, { errors, warnings }: Messages): void {
  if (warnings !== '') console.warn(warnings);
  console.log(errors === '' ? `  ok    ${name}` : `  FAIL  ${name}:\n${errors}`);
  if (errors !== '') process.exitCode = 1;
}

if (process.argv[1] === __filename) void generateApiDocsAndRunChecks();
