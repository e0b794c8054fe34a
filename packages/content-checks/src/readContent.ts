import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentFile } from '@aifindr-docs/api-reference/lintAndBundleDocument';
import type { Problem } from '@aifindr-docs/api-reference/Problem';
import { type OpenApiDocument, parseOpenApi } from './parseOpenApi';
import { listPageFiles, ParseError, parseSourcePage, type SourcePage } from './parseSourcePage';

/** The files that are checked. All paths but `siteDir` are relative to it. */
export interface ContentFiles extends DocumentFile {
  /** Folders with MDX pages and partials, also the partials that only generated pages include. */
  pageFolders: readonly string[];
  /** Folder of generated pages, which repeat the OpenAPI document and are not checked. */
  generated: string;
  /** Folders whose code is compiled, linted or run. */
  testedFolders: readonly string[];
  /** Files and folders whose text is about the HTTP API: there, a single word of inline code is taken for a name of the API. */
  apiTexts: readonly string[];
}

/** The parsed sources of the site's texts, for all checks but the linter, which reads the OpenAPI document itself. */
export interface Content extends Pick<ContentFiles, 'siteDir' | 'testedFolders' | 'apiTexts'> {
  /** Pages that can be parsed. */
  pages: SourcePage[];
  /** The OpenAPI document; undefined if there is none or it cannot be parsed. */
  openApi: OpenApiDocument | undefined;
  /** Errors of the pages that cannot be parsed. */
  parseErrors: Problem[];
}

/** Reads and parses the pages and the OpenAPI document. A page that cannot be parsed adds its error to `parseErrors`. */
export function readContent(files: ContentFiles): Content {
  const { siteDir, specPath, pageFolders, generated, testedFolders, apiTexts } = files;
  const parseErrors: Problem[] = [];
  const readSiteFile = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const pages = listPageFiles(siteDir, pageFolders, generated).flatMap((file) => {
    try {
      return [parseSourcePage(file, readSiteFile(file), siteDir)];
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      parseErrors.push(error.problem);
      return [];
    }
  });
  const hasOpenApi = existsSync(path.join(siteDir, specPath));
  const openApi = hasOpenApi ? parseOpenApi(specPath, readSiteFile(specPath)) : undefined;
  return { siteDir, testedFolders, apiTexts, pages, openApi, parseErrors };
}
