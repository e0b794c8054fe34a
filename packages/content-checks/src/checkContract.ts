import path from 'node:path';
import { getLineColLocation, lint, loadConfig } from '@redocly/openapi-core';
import type { Diagnostic } from './Diagnostic';
import type { ContentFiles } from './readContent';

/** Lints the contract with the rules of redocly.yaml. */
export async function checkContract({ siteDir, openApiFile }: ContentFiles): Promise<Diagnostic[]> {
  const config = await loadConfig({ configPath: path.join(siteDir, 'redocly.yaml') });
  const problems = await lint({ ref: path.join(siteDir, openApiFile), config });
  return problems
    .filter(({ ignored }) => !ignored)
    .flatMap(({ location: [place], message, suggest: [suggestion] }) => {
      if (place === undefined) return [];
      const remedy = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
      return {
        file: path.relative(siteDir, place.source.absoluteRef).replaceAll(path.sep, '/'),
        line: getLineColLocation(place).start.line,
        message: message + remedy,
      };
    });
}
