import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';
import { listFolder } from '../served-files/listFolder';
import type { Options } from './options';

export { validateOptions } from './options';

/** Copyright, licence and the licence's address, which the licence of the font asks to keep with it (OpenType, table `name`). */
const legalNames = [0, 13, 14];

/**
 * Cuts the webfont down to the weights of the site's styles and the letters of its texts, and serves it as the module
 * `@site-webfont`. A letter that it lacks is drawn in the next font of the stack.
 */
export default function webfont(
  { siteDir, generatedFilesDir }: LoadContext,
  { font: source, weights, letters, texts }: Options,
): Plugin {
  const cut = path.join(generatedFilesDir, 'webfont', path.basename(source));
  return {
    name: 'webfont',
    async loadContent() {
      const whole = readFileSync(require.resolve(source, { paths: [siteDir] }));
      const used = letters + listLetters(texts.map((text) => path.resolve(siteDir, text)));
      const font = await subsetFont(whole, used, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        preserveNameIds: legalNames,
      });
      mkdirSync(path.dirname(cut), { recursive: true });
      writeFileSync(cut, font);
    },
    configureWebpack: () => ({ resolve: { alias: { '@site-webfont$': cut } } }),
  };
}

/** Every character of the files, and of the files in the folders, once, sorted. */
function listLetters(sources: readonly string[]): string {
  const files = sources.flatMap((source) =>
    statSync(source).isDirectory()
      ? listFolder(source).map((file) => path.join(source, file))
      : [source],
  );
  return [...new Set(files.flatMap((file) => [...new Set(readFileSync(file, 'utf8'))]))]
    .sort()
    .join('');
}
