import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleRenderers } from '@aifindr-docs/request-samples';
import { createDocIdPrefix, type CreatedPages, createPages } from './createPages';
import type { Options, ReaderSettings } from './options';
import { renderPageFiles, settingsFile } from './pages/renderPageFiles';
import { renderSidebar } from './pages/renderSidebar';

/** Name of the file that lists what the generator has written into the output folder, and may remove. */
const listFile = '.generated.json';

/**
 * Generates the API pages, their data and their sidebar. The output folder changes only after everything is created. Pages without changes
 * keep their modification times, and pages that the document no longer has are removed.
 *
 * @throws Error as `createPages` does, or if the folder has files that the generator has not written
 */
export async function generateFiles(siteDir: string, options: Options): Promise<CreatedPages> {
  const created = await createPages(siteDir, options);
  const { outputDir, proseDir = '', sampleLanguages, defaultLanguage, languageKeys } = options;
  const languages = sampleLanguages.map(({ language }) => {
    return { language, label: sampleRenderers[language].label };
  });
  const settings: ReaderSettings = { languages, defaultLanguage, languageKeys };
  const proseFolder = path.relative(outputDir, proseDir).split(path.sep).join('/');
  const files = new Map([
    [settingsFile, JSON.stringify(settings)],
    ['sidebar.ts', renderSidebar(created.api, options.sidebarOptions, createDocIdPrefix(options))],
    ...created.pages.flatMap((page) => {
      const prose = created.proseIds.has(page.id) ? `${proseFolder}/${page.id}.mdx` : undefined;
      return [...renderPageFiles(page, prose)];
    }),
  ]);
  replaceGeneratedFiles(siteDir, outputDir, files);
  return created;
}

/** Writes files that differ, and removes those of the last generation that `files` lacks. Throws if the folder has other files. */
function replaceGeneratedFiles(
  siteDir: string,
  outputDir: string,
  files: ReadonlyMap<string, string>,
): void {
  const folder = path.resolve(siteDir, outputDir);
  const list = path.join(folder, listFile);
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const previous = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const foreign = present.filter((name) => ![listFile, ...previous].includes(name));
  if (foreign.length > 0) {
    const reason = `has files that the generator has not written (${foreign.slice(0, 3).join(', ')})`;
    throw new Error(`${outputDir} ${reason}: choose another folder, or empty it`);
  }
  mkdirSync(folder, { recursive: true });
  const stale = previous.filter((name) => !files.has(name));
  for (const name of stale) rmSync(path.join(folder, name), { force: true });
  // The list is written before the files, so that the next generation recognizes the files of an interrupted one.
  writeFileSync(list, JSON.stringify([...files.keys()]));
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
}
