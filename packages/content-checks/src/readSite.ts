import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as ApiReference } from '@aifindr-docs/api-reference/options';
import type { Options as ServedFiles } from '@aifindr-docs/page-outputs/served-files/options';
import type { Diagnostic } from './Diagnostic';
import type { PageList } from './pages/checkLists';
import { type ApiContract, parseContract } from './readContract';
import { listPageFiles, readSourcePage, type SourcePage } from './readPages';

/** What the checks must know of the site's configuration. */
export interface SiteFacts {
  /** Address of the published site. */
  url: string;
  /** Options of the docs plugin. */
  docs: Pick<DocsOptions, 'path' | 'routeBasePath'>;
  apiReference: ApiReference;
  servedFiles: ServedFiles;
  /** Lists that have something for every page; none where a new page may wait. */
  pageLists?: readonly PageList[];
}

/** The sources of the site's texts, read once for all checks. */
export interface SiteSources {
  siteDir: string;
  facts: SiteFacts;
  /** Pages that parse, without the generated ones, which repeat the contract. */
  pages: readonly SourcePage[];
  /** Absent when it does not parse. */
  contract?: ApiContract;
  /** Why the others do not parse. */
  parseErrors: Diagnostic[];
}

/** Reads pages and contract. What does not parse is a diagnostic, and hides nothing else. */
export function readSite(siteDir: string, facts: SiteFacts): SiteSources {
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
  const pages = listPageFiles(siteDir, facts.apiReference.outputDir).flatMap((file) =>
    attempt(file, (name, text) => readSourcePage(name, text, siteDir)),
  );
  const [contract] = attempt(facts.apiReference.specPath, parseContract);
  return { siteDir, facts, pages, ...(contract && { contract }), parseErrors };
}
