import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputStep } from './OutputStep';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Matches text files by their extensions. Fonts and raster images are compressed already. */
const textFile = /\.(html|js|mjs|css|md|txt|tsx?|json|ya?ml|xml|svg|webmanifest)$/;

/** Matches the kinds of text files that pages load most. Most other text files are downloaded by tools. */
const browserFile = /\.(html|js|css|json)$/;

/** Minimum size in bytes. Compressing a smaller file would save only a few hundred bytes at most. */
const minimumSize = 512;

/** Creates the step that writes `<file>.br` and `<file>.gz` beside every text file of at least `minimumSize`; it must be the last step. */
export function compressedCopies(): OutputStep {
  return {
    async finish({ outDir }) {
      const files = await readdir(outDir, { recursive: true });
      const queue = files.filter((file) => textFile.test(file)).values();
      const compressQueuedFiles = async (): Promise<void> => {
        for (const file of queue) await writeCompressedUnlessSmall(path.join(outDir, file));
      };
      // As many loops as there are processors take files from the queue.
      await Promise.all(Array.from({ length: availableParallelism() }, compressQueuedFiles));
    },
  };
}

async function writeCompressedUnlessSmall(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minimumSize) return;
  // Quality 8 gives files that are about 9 % larger than with the highest quality, in a small part of the time.
  const quality = browserFile.test(file) ? constants.BROTLI_MAX_QUALITY : 8;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}
