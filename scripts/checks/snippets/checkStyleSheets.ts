import stylelint from 'stylelint';
import type { Finding } from '../Finding';
import { locate, type Snippet } from './Snippet';

/** Rules for correctness only: readers have their own code style. */
const config = { extends: 'stylelint-config-recommended' };

/** Checks that CSS parses and that its names and values exist. */
export async function checkStyleSheets(snippets: readonly Snippet[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const snippet of snippets) {
    const { results } = await stylelint.lint({ code: snippet.text, config });
    for (const { line, text } of results.flatMap(({ warnings }) => warnings))
      findings.push(locate(snippet, line, text));
  }
  return findings;
}
