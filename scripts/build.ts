import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentChecks, runCheck } from './check';
import { generateApiDocs } from './generateApiDocs';

export const siteDir = path.resolve(__dirname, '..');

const isStrict = Boolean(process.env.CI) || process.argv.includes('--strict');

/** An error whose message is enough for an author, so it is printed without a stack. */
class AuthorError extends Error {}

/**
 * Generates the API pages, checks the sources, and builds into `<outDir>.next`, which replaces `outDir` only if all succeeds. The flag
 * `--no-check` and a `configFile` skip the generation and the checks.
 *
 * @param outDir output folder, relative to the repository
 * @param configFile Docusaurus configuration of a test variant; that of the site if undefined
 * @throws AuthorError if the generation, a check or Docusaurus fails
 */
export async function buildSite(outDir: string, configFile?: string): Promise<void> {
  const target = path.resolve(siteDir, outDir);
  const next = `${target}.next`;
  await remove(next);
  const isSite = configFile === undefined;
  if (isSite && !process.argv.includes('--no-check')) await generateApiDocsAndCheckSources();
  const parameters = ['build', '--out-dir', next, ...(isSite ? [] : ['--config', configFile])];
  runDocusaurus(parameters, isSite && !isStrict ? { MARKDOWN_LINKS_WARN: 'true' } : {});
  // Folders are renamed, and the old output is deleted only afterwards, so that `outDir` never contains half a site.
  const previous = `${target}.previous`;
  await remove(previous);
  if (existsSync(target)) await rename(target, previous);
  await rename(next, target);
  await remove(previous);
}

async function generateApiDocsAndCheckSources(): Promise<void> {
  const apiDocs = await generateApiDocs(siteDir);
  // `npm start` on a clone leaves out devDependencies, such as cspell. Then only the content check runs.
  const hasPrograms = existsSync(path.join(siteDir, 'node_modules/.bin/cspell'));
  const checks = hasPrograms ? contentChecks : ['content'];
  const found = await Promise.all(checks.map((name) => runCheck(name, siteDir)));
  const messages = [apiDocs, ...found];
  // The generator and the content check report the same problems of the OpenAPI document, so duplicates are removed.
  const joinUniqueLines = (texts: readonly string[]): string =>
    [...new Set(texts.flatMap((text) => text.split('\n')))].filter(Boolean).join('\n');
  const warnings = joinUniqueLines(messages.map((message) => message.warnings));
  const errors = joinUniqueLines(messages.map((message) => message.errors));
  if (warnings !== '') console.warn(warnings);
  if (errors !== '') throw new AuthorError(`\n${errors}`);
}

function runDocusaurus(parameters: string[], addedEnv: NodeJS.ProcessEnv): void {
  const program = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, signal } = spawnSync(process.execPath, [program, ...parameters], {
    cwd: siteDir,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', ...addedEnv },
  });
  if (status !== 0) {
    throw new AuthorError(`Docusaurus says why above (${signal ?? `exit code ${status}`}).`);
  }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** `npm run build [-- [--strict] [--no-check]]` builds the site; if the sources have errors or Docusaurus fails, it exits with 1. */
export async function buildOrExit(): Promise<void> {
  try {
    await buildSite('build');
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    console.error(`\nThe site was not built. ${error.message}`);
    process.exit(1);
  }
}

if (process.argv[1] === __filename) void buildOrExit();
