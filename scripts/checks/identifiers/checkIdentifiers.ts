import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../Finding';
import { readContract } from '../readContract';
import { findBrokenFences, listFiles, readPages } from '../readPages';
import { listFencedCode, listInlineCode, type Code } from './Code';
import { createNameCheck } from './findUnknownNames';
import { readSurface } from './readSurface';

/**
 * Checks that every identifier of the product which pages, the contract's descriptions and shown files name exists, and that
 * every fence can be shown.
 *
 * @throws Error with file and line when a page or a contract does not parse
 */
export function checkIdentifiers(siteDir: string): Finding[] {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const pages = readPages(siteDir);
  const shownFiles = new Set(
    pages
      .flatMap(({ fences }) => fences.flatMap(({ shown }) => shown?.file ?? []))
      .filter((file) => existsSync(path.join(siteDir, file))),
  );
  const texts = new Map([...shownFiles].map((file) => [file, read(file)]));
  const components = listFiles(siteDir, 'src/pages').filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const check = createNameCheck(readSurface(siteDir));
  return [
    ...pages.flatMap((page) => {
      const pieces = [...listInlineCode(page), ...listFencedCode(page)];
      const shown = page.fences.flatMap((fence) => texts.get(fence.shown?.file ?? '') ?? []);
      return check({ pieces, shown });
    }),
    ...check({ pieces: readContract(siteDir).texts.flatMap(listInlineCode), shown: [] }),
    ...[...shownFiles, ...components].flatMap((file) =>
      check({ pieces: [wholeFile(file, texts.get(file) ?? read(file))], shown: [] }),
    ),
    ...findBrokenFences(pages),
  ];
}

function wholeFile(file: string, text: string): Code {
  return { kind: 'block', language: path.extname(file).slice(1), file, line: 1, text };
}
