import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ConfigData, HtmlValidate } from 'html-validate';
import type { Finding } from '../Finding';
import { locate, type Snippet } from './Snippet';

/** Validates HTML with the rules of .htmlvalidate.json. */
export async function checkMarkup(
  snippets: readonly Snippet[],
  siteDir: string,
): Promise<Finding[]> {
  const config = JSON.parse(
    readFileSync(path.join(siteDir, '.htmlvalidate.json'), 'utf8'),
  ) as ConfigData;
  const validator = new HtmlValidate(config);
  const findings: Finding[] = [];
  for (const snippet of snippets) {
    const report = await validator.validateString(snippet.text, snippet.file);
    for (const { line, message, ruleId } of report.results.flatMap(({ messages }) => messages)) {
      findings.push(locate(snippet, line, `${message} (${ruleId})`));
    }
  }
  return findings;
}
