import { lintAndBundleDocument } from '@aifindr-docs/api-reference/lintAndBundleDocument';
import type { Problem } from '@aifindr-docs/api-reference/Problem';
import { checkPage } from './checkPage';
import { checkProductNames } from './checkProductNames';
import { checkProse } from './checkProse';
import { checkSnippets } from './checkSnippets';
import { type ContentFiles, readContent } from './readContent';

/**
 * Checks pages, the OpenAPI document and the code that pages show; returns their problems, sorted by file and line. Links, anchors,
 * images, imports and ids in sidebars are not checked here, because the Docusaurus build checks them.
 */
export async function checkContent(files: ContentFiles): Promise<Problem[]> {
  const content = readContent(files);
  const linted = await lintAndBundleDocument(files);
  const problems = [
    ...content.parseErrors,
    ...content.pages.flatMap(checkPage),
    ...checkSnippets(content),
    ...checkProductNames(content),
    ...checkProse(content),
    ...linted.problems,
  ];
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
