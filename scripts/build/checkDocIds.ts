import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AuthorError } from './AuthorError';

/** Prefix of a file or folder that only sorts it: `01-`, but no date or version. */
const orderNumber = /(?<=^|\/)\d+\s*[-_.]+\s*(?=[^-_.\s\d])/g;

/**
 * Finds duplicate ids of docs: Docusaurus only reports a duplicate route, without the files.
 *
 * @param docsDir folder of the docs; files and folders with a leading `_` are partials
 * @returns all ids
 * @throws AuthorError naming both files, and the line of the id in the second one
 */
export function checkDocIds(docsDir: string): ReadonlySet<string> {
  const seen = new Map<string, string>();
  for (const file of listDocs(docsDir)) {
    const place = path.posix.join(path.basename(docsDir), file);
    const { id, line } = readId(readFileSync(path.join(docsDir, file), 'utf8'), file);
    const other = seen.get(id);
    if (other !== undefined) {
      throw new AuthorError(`${place}:${line}: the doc id "${id}" is already used by ${other}.`);
    }
    seen.set(id, place);
  }
  return new Set(seen.keys());
}

function listDocs(docsDir: string): string[] {
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .sort();
}

/** Id of a doc: its folder, then the `id` of its front matter or the name of its file, without prefixes that sort them. */
function readId(text: string, file: string): { id: string; line: number } {
  const frontMatter = /^---\n([^]*?)\n---/.exec(text)?.[1] ?? '';
  const lines = frontMatter.split('\n');
  const index = lines.findIndex((line) => /^id:/.test(line));
  const own = /^id:\s*["']?([^"'\s]+)/.exec(lines[index] ?? '')?.[1];
  const name = own ?? path.posix.basename(file).replace(/(\.(api|info|tag|schema))?\.mdx?$/, '');
  const id = path.posix.join(path.posix.dirname(file), name);
  return { id: id.replaceAll(orderNumber, ''), line: own ? index + 2 : 1 };
}
