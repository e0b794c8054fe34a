import { spawnSync } from 'node:child_process';
import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../../plugins/contract-lint/Finding';
import { navbar } from '../../config/navbar';
import { lintIdentifiers } from '../../plugins/contract-lint/lintIdentifiers';
import { listPages } from '../../plugins/contract-lint/listPages';
import { readSurface } from '../../plugins/contract-lint/readSurface';
import { generateApiDocs } from '../generateApiDocs';
import { AuthorError } from './AuthorError';
import { checkDocIds } from './checkDocIds';
import { checkNamedDocs, listSidebarDocs } from './checkNamedDocs';
import { checkShownFiles } from './checkShownFiles';
import { finishOutput } from './finishOutput';
import { swapFolders } from './swapFolders';
import { withLock } from './withLock';

/** Folder of the repository. */
export const siteDir = path.resolve(__dirname, '../..');

export interface BuildOptions {
  /** Folder of the finished site, relative to the repository. */
  outDir: string;
  /** Another Docusaurus configuration than the site's own; the tests have one. */
  config?: string;
}

/**
 * Builds the production site aside and puts it in place only when it is whole, so that a failed build leaves the last good one.
 *
 * @throws AuthorError when anything is wrong with the contract, the pages or their links
 */
export async function buildSite({ outDir, config }: BuildOptions): Promise<void> {
  const target = path.resolve(siteDir, outDir);
  const aside = `${target}.next`;
  await withLock(path.join(siteDir, '.cache', 'build.lock'), async () => {
    await makeRoom(aside);
    await generateApiPages();
    await checkDocs();
    const pages = listPages(siteDir);
    checkShownFiles(siteDir, pages);
    checkIdentifiers(pages);
    try {
      runDocusaurus(['build', '--out-dir', aside, ...(config ? ['--config', config] : [])]);
      await finishOutput(aside);
      await swapFolders(aside, target);
    } catch (error) {
      throw (await isFull(path.dirname(target)))
        ? new AuthorError(`No space is left on the disk of ${path.dirname(target)}.`, { cause: error })
        : error;
    }
  });
}

/** An output that cannot be written is found before the work, not after it. */
async function makeRoom(aside: string): Promise<void> {
  try {
    await rm(aside, { recursive: true, force: true });
    await mkdir(path.dirname(aside), { recursive: true });
    await mkdir(aside);
  } catch (cause) {
    throw new AuthorError(`The output cannot be written: ${(cause as Error).message}`, { cause });
  }
}

/** Whether a disk has less room than one large file of the site needs. */
async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < 1024 * 1024;
}

async function generateApiPages(): Promise<void> {
  try {
    await generateApiDocs(siteDir);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new AuthorError(`The API pages cannot be generated:\n${message}`, { cause });
  }
}

/** Ids that two docs have, and names of docs that no doc has. */
async function checkDocs(): Promise<void> {
  const ids = checkDocIds(path.join(siteDir, 'docs'));
  // A part of it is generated.
  const { default: sidebars } = await import('../../sidebars');
  checkNamedDocs(ids, [
    { file: 'sidebars.ts', names: listSidebarDocs(sidebars) },
    {
      file: 'config/navbar.ts',
      names: navbar.items.flatMap(({ docId }) => docId ?? []),
    },
  ]);
}

/** A name that no contract has is a lie to the reader, so it stops the build like a dead link. */
function checkIdentifiers(pages: readonly SourceFile[]): void {
  const findings = lintIdentifiers(pages, readSurface());
  if (findings.length > 0) {
    const lines = findings.map((finding) => `${finding.path}:${finding.line}: ${finding.message}`);
    throw new AuthorError(`Names that no contract has:\n${lines.join('\n')}`);
  }
}

/** Room for what one page leaves behind, so that the garbage collector need not go through what is kept after every few pages. */
const memoryFlags = ['--max-semi-space-size=64'];

function runDocusaurus(parameters: string[]): void {
  const program = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, signal } = spawnSync(process.execPath, [...memoryFlags, program, ...parameters], {
    cwd: siteDir,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) {
    throw new AuthorError(
      signal ? `Docusaurus was ended by ${signal}.` : `Docusaurus says why above (exit code ${status}).`,
    );
  }
}
