import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { navbar } from '../../config/navbar';
import { formatFinding, sortFindings } from '../checks/Finding';
import { checkIdentifiers } from '../checks/identifiers/checkIdentifiers';
import { generateApiDocs } from '../generateApiDocs';
import { AuthorError } from './AuthorError';
import { checkDocIds } from './checkDocIds';
import { checkNamedDocs, listSidebarDocs } from './checkNamedDocs';

/** Folder of the repository. */
export const siteDir = path.resolve(__dirname, '../..');

export interface BuildOptions {
  /** Output folder, relative to the repository. */
  outDir: string;
  /** Another Docusaurus configuration than that of the site; the tests have some. */
  config?: string;
}

/**
 * Checks the sources, builds into `<outDir>.next` and replaces the output only when the build has succeeded, so that a failed build
 * keeps the last good one.
 *
 * @throws AuthorError when the contract, the pages or their links are faulty
 */
export async function buildSite({ outDir, config }: BuildOptions): Promise<void> {
  const target = path.resolve(siteDir, outDir);
  const next = `${target}.next`;
  await rm(next, { recursive: true, force: true });
  await checkSources();
  runDocusaurus(['build', '--out-dir', next, ...(config ? ['--config', config] : [])]);
  await replaceFolder(target, next);
}

async function checkSources(): Promise<void> {
  await generateApiPages();
  await checkDocs();
  checkPages();
}

async function generateApiPages(): Promise<void> {
  try {
    await generateApiDocs(siteDir);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new AuthorError(`The API pages cannot be generated:\n${message}`, { cause });
  }
}

/** Duplicate ids of docs, and ids in sidebars and navbar that no doc has. */
async function checkDocs(): Promise<void> {
  const ids = checkDocIds(path.join(siteDir, 'docs'));
  // Imported late: a part of it is generated.
  const { default: sidebars } = await import('../../sidebars');
  checkNamedDocs(ids, [
    { file: 'sidebars.ts', names: listSidebarDocs(sidebars) },
    {
      file: 'config/navbar.ts',
      names: navbar.items.flatMap(({ docId }) => docId ?? []),
    },
  ]);
}

/** Unknown names of the product, and fences that cannot be shown, stop the build like a dead link. */
function checkPages(): void {
  const findings = sortFindings(checkIdentifiers(siteDir));
  if (findings.length > 0) {
    throw new AuthorError(findings.map(formatFinding).join('\n'));
  }
}

function runDocusaurus(parameters: string[]): void {
  const program = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, signal } = spawnSync(process.execPath, [program, ...parameters], {
    cwd: siteDir,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) {
    throw new AuthorError(
      signal
        ? `Docusaurus was ended by ${signal}.`
        : `Docusaurus says why above (exit code ${status}).`,
    );
  }
}

/** Renames first and deletes last, so that the output is never half a site. */
async function replaceFolder(target: string, next: string): Promise<void> {
  const previous = `${target}.previous`;
  await rm(previous, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, previous);
  await rename(next, target);
  await rm(previous, { recursive: true, force: true });
}
