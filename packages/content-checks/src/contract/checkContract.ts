import path from 'node:path';
import { getLineColLocation, lint, loadConfig } from '@redocly/openapi-core';
import { createPages } from '@aifindr-docs/api-reference/createPages';
import type { Diagnostic } from '../Diagnostic';
import type { SiteFacts, SiteSources } from '../readSite';

/** Lints the contract with the rules of redocly.yaml, and checks that its pages can be made. */
export async function checkContract({
  siteDir,
  facts,
  contract,
}: SiteSources): Promise<Diagnostic[]> {
  // What does not parse has been reported.
  if (contract === undefined) return [];
  const config = await loadConfig({ configPath: path.join(siteDir, 'redocly.yaml') });
  const problems = await lint({ ref: path.join(siteDir, facts.apiReference.specPath), config });
  const diagnostics = problems
    .filter(({ ignored }) => !ignored)
    .flatMap(({ location: [place], message, suggest }) => {
      if (place === undefined) return [];
      const remedy = suggest[0] === undefined ? '' : `; did you mean ${suggest[0]}?`;
      return {
        file: path.relative(siteDir, place.source.absoluteRef).replaceAll(path.sep, '/'),
        line: getLineColLocation(place).start.line,
        message: message + remedy,
      };
    });
  const ofPages = await listPageProblems(siteDir, facts);
  const places = new Set(ofPages.map(({ file, line }) => `${file}:${line}`));
  return [...ofPages, ...diagnostics.filter(({ file, line }) => !places.has(`${file}:${line}`))];
}

async function listPageProblems(
  siteDir: string,
  { url, apiReference }: SiteFacts,
): Promise<Diagnostic[]> {
  try {
    await createPages({ siteDir, siteConfig: { url } }, apiReference);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').flatMap((text) => {
      const [, file = apiReference.specPath, line = '1', message = text] =
        /^(\S+\.\w+):(?:(\d+)(?::\d+)?)? (.*)$/.exec(text) ?? [];
      return { file, line: Number(line), message };
    });
  }
}
