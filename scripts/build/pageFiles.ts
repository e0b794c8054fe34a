import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesFolder } from '../../plugins/static-content/pageFiles';
import { cutText } from './cutText';

/** Writes the files that `plugins/static-content` loads pages from. */
export interface PageFileWriter {
  /**
   * Writes that of a page, if it has a text of its own.
   *
   * @param page name of the page in the folder of the site, with slashes
   */
  add: (page: string, html: string) => Promise<void>;
  /** Names their folder by all that was added, and in the same order, and gives that name. */
  finish: () => Promise<string>;
}

/** @param folder that of the site */
export function createPageFileWriter(folder: string): PageFileWriter {
  const staged = path.join(folder, pagesFolder, 'staged');
  const hash = createHash('sha256');
  return {
    add: async (page, html) => {
      const file = cutText(html);
      if (file === undefined) return;
      const name = page.replace(/\.html$/, '.json');
      const content = JSON.stringify(file);
      hash.update(`${name}\n${content}\n`);
      const target = path.join(staged, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    },
    finish: async () => {
      const name = hash.digest('hex').slice(0, 8);
      await mkdir(staged, { recursive: true });
      await rename(staged, path.join(folder, pagesFolder, name));
      return name;
    },
  };
}
