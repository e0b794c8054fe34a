import stylelint from 'stylelint';
import type { Finding } from '../Finding';
import { locate, type Snippet } from './Snippet';

/** Rules for correctness only: readers have their own code style. */
const config = {
  rules: {
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-property-value-no-unknown': true,
    'function-no-unknown': true,
    'media-feature-name-no-unknown': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
  },
};

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
