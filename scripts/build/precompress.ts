import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Endings of files that are text; fonts and pictures are compressed already. */
const text = /\.(html|js|mjs|css|md|txt|tsx?|json|ya?ml|xml|svg|webmanifest)$/;

/** A smaller file fits into the packet that its headers need anyway. */
const smallest = 1024;

/** Brotli's quality by how often a file is fetched: each step is a few per cent smaller and takes several times as long (DECISIONS.md). */
const qualities = {
  /** What every first visit fetches. */
  everyVisit: 11,
  /** Pages, and what searching and going on needs. */
  someVisits: 10,
  /** What tools read. */
  seldom: 9,
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
  return /\.(html|js|json)$/.test(file) ? qualities.someVisits : qualities.seldom;
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
