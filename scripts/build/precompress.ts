import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { indexPath } from '../../plugins/site-search/SearchIndex';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Endings of files that are text; fonts and pictures are compressed already. */
const text = /\.(html|js|mjs|css|md|txt|tsx?|json|ya?ml|xml|svg|webmanifest)$/;

/** A smaller file fits into the packet that its headers need anyway. */
const smallest = 1024;

/**
 * Brotli's quality by what a file is fetched for: 11 makes it 2 % smaller than 10, 10 makes it 7 % smaller than 8, and each takes
 * four to fifteen times as long as the one below (DECISIONS.md).
 */
const qualities = {
  /** What every first visit fetches, and what it need not fetch again. */
  everyVisit: 11,
  /** What the first search waits for. */
  search: 10,
  /** There are as many of these as the site has pages. */
  onePage: 8,
} as const;

/** Files under way at once: as many as zlib has threads. */
const workers = 4;

/**
 * Writes `<file>.br` and `<file>.gz` beside every text of a built site, for hosts that serve such files as they are.
 * The same input gives the same bytes: neither format holds a date here.
 *
 * @param named names of the scripts that pages ask for by themselves
 */
export async function precompress(folder: string, named: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const waiting = files.filter((file) => text.test(file));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compress(path.join(folder, file), chooseQuality(file, named));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

function chooseQuality(file: string, named: ReadonlySet<string>): number {
  if (file.endsWith('.css') || named.has(path.basename(file))) {
    return qualities.everyVisit;
  }
  return file === indexPath ? qualities.search : qualities.onePage;
}

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) {
    return;
  }
  const brotli = await toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
