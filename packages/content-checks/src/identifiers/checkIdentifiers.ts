import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../Diagnostic';
import { listFiles } from '../readPages';
import type { SiteSources } from '../readSite';
import { type CheckedCode, listFencedCode, listInlineCode } from './CheckedCode';
import { createNameCheck } from './findUnknownNames';
import { readSurface } from './readSurface';

/**
 * Checks that every identifier of the product which pages, the contract's descriptions and shown files name exists. Without a
 * contract that parses nothing is known, and nothing found.
 */
export function checkIdentifiers({ siteDir, pages, contract }: SiteSources): Diagnostic[] {
  if (contract === undefined) return [];
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const shownFiles = new Set(
    pages
      .flatMap(({ fences }) => fences.flatMap(({ shown }) => shown?.file ?? []))
      .filter((file) => existsSync(path.join(siteDir, file))),
  );
  const texts = new Map([...shownFiles].map((file) => [file, read(file)]));
  const components = listFiles(siteDir, 'src/pages').filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const check = createNameCheck(readSurface(contract));
  return [
    ...pages.flatMap((page) => {
      const pieces = [...listInlineCode(page), ...listFencedCode(page)];
      const shown = page.fences.flatMap((fence) => texts.get(fence.shown?.file ?? '') ?? []);
      return check({ pieces, shown });
    }),
    ...check({ pieces: contract.texts.flatMap(listInlineCode), shown: [] }),
    ...[...shownFiles, ...components].flatMap((file) =>
      check({ pieces: [wholeFile(file, texts.get(file) ?? read(file))], shown: [] }),
    ),
  ];
}

function wholeFile(file: string, text: string): CheckedCode {
  return { kind: 'block', language: path.extname(file).slice(1), file, line: 1, text };
}
