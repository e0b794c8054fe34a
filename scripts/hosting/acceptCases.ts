/** Values of the `Accept` header, and whether Markdown answers them: the same on every server of the site. */
export const acceptCases: readonly [accept: string | undefined, isMarkdown: boolean][] = [
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, Text/Markdown', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0.5', true],
  ['text/markdown; q=0.5, */*;q=0.1', true],
  ['text/html;q=0.25, text/markdown;q=0.3', true],
  ['text/html;q=0.5, text/markdown;q=0.25', false],
  ['text/html;q=0.50, text/markdown;q=0.5', true],
  ['text/markdown;q=0.999, text/html;q=1.0', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000', false],
  ['text/markdown-but-not-quite', false],
];
