import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files whose prose readers, and their assistants, read, relative to the root. Generated pages repeat the contract and are left out. */
export function listProseFiles(root: string): string[] {
  const pages = ['docs/_api', 'docs/widget-config', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  );
  return [...pages.sort(), 'docs/_asistentes.md', 'examples/swagger.yaml'];
}
