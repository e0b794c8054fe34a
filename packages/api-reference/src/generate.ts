import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleRenderers } from '@aifindr-docs/request-samples';
import { createPages, idBaseOf } from './createPages';
import type { Options, ReaderSettings } from './options';
import { settingsFile, writePage } from './pages/writePage';
import { writeSidebar } from './pages/writeSidebar';

/** The list of the files that the generator has written into a folder, and may remove. */
const listFile = '.generated.json';

/**
 * Generates the API pages, their data and their sidebar. The output folder changes only after everything has succeeded; unchanged files
 * keep their times, and files of earlier contracts are removed.
 *
 * @throws Error naming file and place
 * @throws Error when the folder holds files that the generator has not written
 */
export function generate(siteDir: string, options: Options) {
  const { api, pages, prose } = createPages(siteDir, options);
  const { outputDir, proseDir = '' } = options;
  const proseFolder = path.relative(outputDir, proseDir).split(path.sep).join('/');
  const files = new Map([
    [settingsFile, JSON.stringify(createSettings(options))],
    ['sidebar.ts', writeSidebar(api, options.sidebarOptions, idBaseOf(options))],
    ...pages.flatMap((page) => {
      const text = prose.has(page.id) ? `${proseFolder}/${page.id}.mdx` : undefined;
      return [...writePage(page, text)];
    }),
  ]);
  replaceFiles(path.resolve(siteDir, outputDir), files, outputDir);
  return { contractFiles: api.contract.files };
}

/** What every operation page has in common in the browser. */
function createSettings(options: Options): ReaderSettings {
  const { sampleLanguages, defaultLanguage, languageKeys } = options;
  const languages = sampleLanguages.map(({ language }) => ({
    language,
    label: sampleRenderers[language]?.label ?? language,
  }));
  return { languages, defaultLanguage, languageKeys };
}

/** Writes the files that differ, and removes those of the last generation. */
function replaceFiles(folder: string, files: ReadonlyMap<string, string>, label: string): void {
  const list = path.join(folder, listFile);
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const last = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const foreign = present.filter((name) => ![listFile, ...last].includes(name));
  if (foreign.length > 0) {
    const reason = `has files that the generator has not written (${foreign.slice(0, 3).join(', ')})`;
    throw new Error(`${label} ${reason}: choose another folder, or empty it`);
  }
  mkdirSync(folder, { recursive: true });
  for (const name of last) if (!files.has(name)) rmSync(path.join(folder, name), { force: true });
  // Before the files, so that an interrupted generation leaves nothing that the next one does not know.
  writeFileSync(list, JSON.stringify([...files.keys()]));
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
}
