import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { locate, type Snippet, type SnippetProblem } from './Snippet';

/** Validates HTML with the rules of `.htmlvalidate.json`, as `npm run check:html` does. */
export async function checkMarkup(
  snippets: readonly Snippet[],
  root: string,
): Promise<SnippetProblem[]> {
  const config = JSON.parse(
    readFileSync(path.join(root, '.htmlvalidate.json'), 'utf8'),
  ) as ConfigData;
  const validator = new HtmlValidate(config);
  const problems: SnippetProblem[] = [];
  for (const snippet of snippets) {
    const report = await validator.validateString(snippet.text, snippet.path);
    for (const { line, message, ruleId } of report.results.flatMap(({ messages }) => messages)) {
      problems.push(locate(snippet, line, `${message} (${ruleId})`));
    }
  }
  return problems;
}
