import { bundle } from '@redocly/openapi-core';
import type { BundledDocument } from './bundledDocument';
import { createApi } from './createApi';
import { type DocumentFile, formatProblem, lintDocument, type Problem } from './lintDocument';
import type { Api } from './model';

/** The content of an OpenAPI document and of the files that it refers to. */
export interface ReadDocument {
  api: Api;
  /** Absolute paths of the document and of the files that it refers to. */
  files: readonly string[];
  warnings: readonly Problem[];
}

/**
 * Reads an OpenAPI document.
 *
 * @throws Error listing every problem as `file:line:column message`, errors first
 */
export async function readApi(files: DocumentFile): Promise<ReadDocument> {
  const { problems, document, resolver, config } = await lintDocument(files);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (document === undefined || errors.length > 0) {
    throw new Error([...errors, ...warnings].map(formatProblem).join('\n'));
  }
  const { bundle: bundled } = await bundle({
    doc: document,
    externalRefResolver: resolver,
    config,
  });
  return {
    api: createApi(bundled.parsed as BundledDocument),
    files: [...resolver.getFiles()],
    warnings,
  };
}
