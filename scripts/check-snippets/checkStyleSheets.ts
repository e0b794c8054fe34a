import stylelint from 'stylelint';
import { locate, type Snippet, type SnippetProblem } from './Snippet';

/** Only what makes a style sheet wrong, not what makes it ours: readers have their own style. */
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

/** Parses CSS and checks names and values. */
export async function checkStyleSheets(snippets: readonly Snippet[]): Promise<SnippetProblem[]> {
  const problems: SnippetProblem[] = [];
  for (const snippet of snippets) {
    const { results } = await stylelint.lint({ code: snippet.text, config });
    for (const { line, text } of results.flatMap(({ warnings }) => warnings))
      problems.push(locate(snippet, line, text));
  }
  return problems;
}
