import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lintIdentifiers, listShownFiles } from '../plugins/contract-lint/lintIdentifiers';
import { readSurface } from '../plugins/contract-lint/readSurface';

const root = path.join(__dirname, '..');

/** Every page of the site, and every file that a page shows; docs/api is there once it has been generated. */
function collectFiles(): { path: string; text: string }[] {
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
  const shown = new Set(texts.flatMap(({ text }) => listShownFiles(text)));
  // A missing file is the business of the region plugin, which fails the build.
  const examples = [...shown].filter((file) => existsSync(path.join(root, file))).map(read);
  return [...texts, ...examples].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const files = collectFiles();
const findings = lintIdentifiers(files, readSurface());
for (const { path: file, line, message } of findings) console.log(`${file}:${line}: ${message}`);
console.log(
  `${files.length} files. ${files.length - new Set(findings.map((finding) => finding.path)).size} passed, ${new Set(findings.map((finding) => finding.path)).size} failed`,
);
process.exit(findings.length === 0 ? 0 : 1);
