import { lintDocument } from '@aifindr-docs/api-reference/lintDocument';
import type { Diagnostic } from './Diagnostic';
import type { ContentFiles } from './readContent';

/** Lints the OpenAPI document with the rules that the generator of its pages applies. */
export async function checkOpenApi({
  siteDir,
  openApiFile,
  openApiRules,
}: ContentFiles): Promise<Diagnostic[]> {
  const files = { siteDir, specPath: openApiFile, rulesPath: openApiRules };
  const { problems } = await lintDocument(files);
  return [...problems];
}
