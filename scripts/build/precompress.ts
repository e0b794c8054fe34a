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

/** Files under way at once: as many as zlib has threads. */
const workers = 4;

/**
 * Writes `<file>.br` and `<file>.gz` beside every text of a built site, for hosts that serve such files as they are.
 * The same input gives the same bytes: neither format holds a date here.
 */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const waiting = files.filter((file) => text.test(file));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compress(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) {
    return;
  }
  const brotli = await toBrotli(content, {
    params: {
      // 11 is 2 % smaller and takes three times as long (DECISIONS.md): for what every first visit fetches it pays.
      [constants.BROTLI_PARAM_QUALITY]: /\.(js|css)$/.test(file) ? 11 : 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
