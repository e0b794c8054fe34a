import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listShownFiles } from './lintIdentifiers';

/** Its descriptions are prose of the site. */
const contract = 'examples/swagger.yaml';

/** Every page of the site, the contract, and every file that a page shows, by path; docs/api is there once it has been generated. */
export function listPages(root: string): { path: string; text: string }[] {
  const pages = ['docs', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:mdx?|tsx)$/.test(file) && !file.includes('.test.'))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  );
  const read = (file: string) => ({
    path: file,
    text: readFileSync(path.join(root, file), 'utf8'),
  });
  const texts = pages.map(read);
  const shown = new Set([contract, ...texts.flatMap(({ text }) => listShownFiles(text))]);
  // A missing file is the business of checkShownFiles, which fails the build.
  const examples = [...shown].filter((file) => existsSync(path.join(root, file))).map(read);
  return [...texts, ...examples].sort((a, b) => (a.path < b.path ? -1 : 1));
}
