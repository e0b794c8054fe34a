import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Options } from './options';

export type { Options } from './options';

/** Docusaurus plugin that generates API pages at start, before any plugin loads its content, and when sources change. */
export default async function apiReference(
  context: LoadContext,
  options: Options,
): Promise<Plugin> {
  // The generator loads slowly, so it is imported only when the plugin starts.
  const { generateFiles } = await import('./generate');
  const { files } = await generateFiles(context.siteDir, options);
  let isInitial = true;
  return {
    name: 'api-reference',
    getPathsToWatch: () => [
      // Globs are watched, because the watch of a single file ends when an editor replaces the file.
      ...files.map((file) => path.join(path.dirname(file), `*${path.extname(file)}`)),
      ...(options.proseDir ? [path.join(context.siteDir, options.proseDir, '*.mdx')] : []),
    ],
    // Docusaurus calls `loadContent` once at start, and again whenever a watched file has changed.
    async loadContent() {
      if (isInitial) {
        isInitial = false;
        return;
      }
      try {
        await generateFiles(context.siteDir, options);
      } catch (error) {
        console.error(`The API pages stay as they were.\n${String(error)}`);
      }
    },
  };
}
