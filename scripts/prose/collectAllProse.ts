import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectComments } from './collectComments';
import { collectProse, type Prose } from './collectProse';

/** All prose of the site: that of its files, and the comments of the code that they show, which several pages may share. */
export function collectAllProse(root: string): Prose[] {
  const own = listProseFiles(root).map((file) => ({
    file,
    source: readFileSync(path.join(root, file), 'utf8'),
  }));
  const shown = own.flatMap(({ source }) => collectComments(source, root));
  return [
    ...own.map(({ file, source }) => collectProse(file, source)),
    ...new Map(shown.map((prose) => [prose.file, prose])).values(),
  ];
}

/** The files whose prose readers, and their assistants, read, relative to the root. Generated pages repeat the contract and are left out. */
function listProseFiles(root: string): string[] {
  const pages = ['docs/_api', 'docs/widget-config', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  );
  return [...pages.sort(), 'docs/_asistentes.md', 'examples/swagger.yaml'];
}
