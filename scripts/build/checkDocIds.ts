import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AuthorError } from './AuthorError';

/** What a file or a folder may begin with to have its place in an order: `01-`, but no date or version. */
const orderNumber = /(?<=^|\/)\d+\s*[-_.]+\s*(?=[^-_.\s\d])/g;

/**
 * Docusaurus says of two docs with one id only that their route is there twice; this says which files they are.
 *
 * @param docsDir folder of the docs; its `_` files and folders are parts of pages, not pages
 * @returns all ids
 * @throws AuthorError naming both files, and the line of the later one's id where it has one
 */
export function checkDocIds(docsDir: string): ReadonlySet<string> {
  const seen = new Map<string, string>();
  for (const file of listDocs(docsDir)) {
    const place = path.posix.join(path.basename(docsDir), file);
    const { id, line } = readId(readFileSync(path.join(docsDir, file), 'utf8'), file);
    const other = seen.get(id);
    if (other !== undefined) {
      throw new AuthorError(`${place}:${line}: the doc id "${id}" is that of ${other} already.`);
    }
    seen.set(id, place);
  }
  return new Set(seen.keys());
}

function listDocs(docsDir: string): string[] {
  return readdirSync(docsDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .sort();
}

/** A doc's id: its folder, and the `id` of its front matter or else the name of its file, without numbers that only order them. */
function readId(text: string, file: string): { id: string; line: number } {
  const frontMatter = /^---\n([^]*?)\n---/.exec(text)?.[1] ?? '';
  const lines = frontMatter.split('\n');
  const index = lines.findIndex((line) => /^id:/.test(line));
  const own = /^id:\s*["']?([^"'\s]+)/.exec(lines[index] ?? '')?.[1];
  const name = own ?? path.posix.basename(file).replace(/(\.(api|info|tag|schema))?\.mdx?$/, '');
  const id = path.posix.join(path.posix.dirname(file), name);
  return { id: id.replaceAll(orderNumber, ''), line: own ? index + 2 : 1 };
}
