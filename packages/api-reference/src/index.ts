import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Generated } from './generate';
import type { Options } from './options';

export { validateOptions } from './options';
export type { Options } from './options';

/**
 * Generates the pages of an OpenAPI contract. It must be listed before the docs plugin that serves them: they are written
 * when this plugin starts.
 */
export default async function apiReference(
  context: LoadContext,
  options: Options,
): Promise<Plugin> {
  // On demand: loading it takes as long as bundling a tenth of the site.
  const generate = async (): Promise<Generated> =>
    (await import('./generate')).generate(context, options);
  const { contractFiles } = await generate();
  let isInitial = true;
  return {
    name: 'api-reference',
    getPathsToWatch: () => [
      ...contractFiles.map(toPattern),
      ...(options.proseDir ? [path.join(context.siteDir, options.proseDir, '*.mdx')] : []),
    ],
    // Docusaurus calls it once at start, and again whenever a watched file has changed.
    async loadContent() {
      if (isInitial) {
        isInitial = false;
        return;
      }
      try {
        await generate();
      } catch (error) {
        console.error(`The API pages stay as they were.\n${String(error)}`);
      }
    },
  };
}

/** A pattern for a file: its folder is watched then, because editors that replace a file end a watch of the file itself. */
function toPattern(file: string): string {
  return path.join(path.dirname(file), `*${path.extname(file)}`);
}
