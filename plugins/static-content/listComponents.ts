import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A text without its blocks of code, which import things as well. */
const withoutCode = (text: string) => text.replace(/^ *(`{3,}|~{3,}).*\n(?:.*\n)*? *\1.*$/gm, '');

const importLine = /^import\s+(?:([\w*{][^'"]*?)\s+from\s+)?(['"])(.+?)\2;?[ \t]*$/gm;

/**
 * Modules that documents import and that may bring styles: those with a name in capitals, as components have in MDX, other
 * documents among them, and those without any. The browser never loads them, for the text of a page is HTML to it, but the
 * stylesheet is made of what its bundle knows.
 *
 * @param files absolute paths of the documents
 * @returns names of modules as the bundler finds them from anywhere, each once, sorted
 */
export function listComponents(files: readonly string[]): string[] {
  const modules = files.flatMap((file) =>
    [...withoutCode(readFileSync(file, 'utf8')).matchAll(importLine)].flatMap(
      ([, names, , module = '']) =>
        names === undefined || /\b[A-Z]/.test(names)
          ? [/^\.{1,2}\//.test(module) ? path.resolve(path.dirname(file), module) : module]
          : [],
    ),
  );
  return [...new Set(modules)].sort();
}
