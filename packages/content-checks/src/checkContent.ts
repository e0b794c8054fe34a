import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContract } from './checkContract';
import { checkIdentifiers } from './checkIdentifiers';
import { checkPage } from './checkPage';
import { checkProse } from './checkProse';
import { checkSnippets } from './checkSnippets';
import type { Diagnostic } from './Diagnostic';
import { type ApiContract, parseContract } from './readContract';
import { listPageFiles, readSourcePage, type SourcePage } from './readPages';

/** What is checked: the site's folder, and paths in it. */
export interface ContentFiles {
  siteDir: string;
  /** The contract of the HTTP API. */
  contract: string;
  /** Folder of generated pages, which repeat the contract. */
  generated: string;
}

/** The sources of the site's texts, read once for all checks. */
export interface Content extends Pick<ContentFiles, 'siteDir'> {
  /** Pages that parse. */
  pages: SourcePage[];
  /** Absent when it does not parse. */
  contract?: ApiContract;
  /** Why the others do not parse. */
  parseErrors: Diagnostic[];
}

/** Reads pages and contract. What does not parse is a diagnostic, and hides nothing else. */
export function readContent({ siteDir, contract: contractFile, generated }: ContentFiles): Content {
  const parseErrors: Diagnostic[] = [];
  const attempt = <T>(file: string, parse: (file: string, text: string) => T): T[] => {
    try {
      return [parse(file, readFileSync(path.join(siteDir, file), 'utf8'))];
    } catch (error) {
      const { message } = error as Error;
      const [, line, reason] = /^\S+?:(\d+): (.*)$/s.exec(message) ?? [];
      parseErrors.push({ file, line: Number(line ?? 1), message: reason ?? message });
      return [];
    }
  };
  const pages = listPageFiles(siteDir, generated).flatMap((file) =>
    attempt(file, (name, text) => readSourcePage(name, text, siteDir)),
  );
  const [contract] = existsSync(path.join(siteDir, contractFile))
    ? attempt(contractFile, parseContract)
    : [];
  return { siteDir, pages, ...(contract && { contract }), parseErrors };
}

/**
 * Everything that is wrong in pages, in the contract and in the code that pages show, by file and line. Links, anchors, images, imports and
 * ids in sidebars are checked by the framework's build.
 */
export async function checkContent(files: ContentFiles): Promise<Diagnostic[]> {
  const content = readContent(files);
  const found = [
    ...content.parseErrors,
    ...content.pages.flatMap(checkPage),
    ...checkSnippets(content),
    ...checkIdentifiers(content),
    ...checkProse(content),
    ...(content.contract ? await checkContract(files) : []),
  ];
  return found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
