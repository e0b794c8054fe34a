import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPages, idBaseOf, type TargetSite } from './createPages';
import { createSettings } from './createSettings';
import type { Options } from './options';
import { settingsFile, toWellFormedJson, writePage } from './pages/writePage';
import { writeSidebar } from './pages/writeSidebar';

/** Outcome of a generation. */
export interface Generated {
  /** Ids of the pages. */
  ids: string[];
  /** Absolute paths of the files of the contract. */
  contractFiles: readonly string[];
}

/** The list of the files that the generator has written into a folder, and may remove. */
const listFile = '.generated.json';

/**
 * Generates the API pages, their data and their sidebar, one page after the other. The output folder changes only after everything has
 * succeeded; unchanged files keep their times, and files of earlier contracts are removed.
 *
 * @param onPage is told the number of pages so far, and of all but those of models
 * @throws Error naming file and place
 * @throws Error when the folder holds files that the generator has not written
 */
export async function generate(
  site: TargetSite,
  options: Options,
  onPage?: (done: number, all: number) => void,
): Promise<Generated> {
  const { contract, api, pages, pageCount, prose } = await createPages(site, options);
  const staging = mkdtempSync(path.join(tmpdir(), 'api-pages-'));
  try {
    const names = new Set<string>();
    const stage = (name: string, content: string) => {
      names.add(name);
      writeFileSync(path.join(staging, name), content);
    };
    stage(settingsFile, toWellFormedJson(createSettings(options)));
    stage('sidebar.ts', writeSidebar(api, options, idBaseOf(options)));
    const ids: string[] = [];
    for (const page of pages) {
      for (const [name, content] of writePage(page, prose.get(page.id))) stage(name, content);
      ids.push(page.id);
      onPage?.(ids.length, pageCount);
    }
    replaceFiles(path.resolve(site.siteDir, options.outputDir), staging, names, options.outputDir);
    return { ids, contractFiles: contract.files };
  } finally {
    rmSync(staging, { recursive: true });
  }
}

/** Moves the files that differ, and removes those of the last generation. */
function replaceFiles(
  folder: string,
  staging: string,
  names: ReadonlySet<string>,
  label: string,
): void {
  const list = path.join(folder, listFile);
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const last = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const earlier = new Set(last);
  const isOwn = (name: string) => name === listFile || earlier.has(name) || names.has(name);
  const foreign = present.filter((name) => !isOwn(name));
  if (foreign.length > 0) {
    const some = foreign.slice(0, 3).join(', ');
    throw new Error(
      `${label} has files that the generator has not written (${some}): choose another folder, or empty it`,
    );
  }
  mkdirSync(folder, { recursive: true });
  // First, so that an interrupted generation leaves nothing that the next one does not know.
  writeFileSync(list, JSON.stringify([...new Set([...last, ...names])]));
  for (const name of last) if (!names.has(name)) rmSync(path.join(folder, name), { force: true });
  for (const name of names) {
    const [made, file] = [path.join(staging, name), path.join(folder, name)];
    if (!existsSync(file) || !readFileSync(file).equals(readFileSync(made))) {
      moveFile(made, file);
    }
  }
  writeFileSync(list, JSON.stringify([...names]));
}

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // The folder may be of another file system.
    copyFileSync(from, to);
  }
}
