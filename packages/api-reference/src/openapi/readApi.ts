import { formatProblem, type Problem } from '../Problem';
import { createApi } from './createApi';
import { type DocumentFile, lintAndBundleDocument } from './lintAndBundleDocument';
import type { Api } from './model';

/** The result of reading an OpenAPI document and the files that it refers to. */
export interface ReadDocument {
  api: Api;
  /** Absolute paths of the document and of the files that it refers to. */
  files: readonly string[];
  /** Problems despite which pages can be created, such as keywords that pages leave out. */
  warnings: readonly Problem[];
}

/** Reads an OpenAPI document. If it has errors, throws one error with all problems as `file:line:column message`, warnings last. */
export async function readApi(file: DocumentFile): Promise<ReadDocument> {
  const { problems, root, files } = await lintAndBundleDocument(file);
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (root !== undefined) return { api: createApi(root), files, warnings };
  const errors = problems.filter((problem) => !warnings.includes(problem));
  throw new Error([...errors, ...warnings].map(formatProblem).join('\n'));
}
