import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Problem } from '@aifindr-docs/api-reference/Problem';
import { collectCodeComments } from './collectCodeComments';
import { listProseBlocks, type ProseBlock } from './listProseBlocks';
import type { Content } from './readContent';

/** A rule of rules.yaml, whose first lines explain the keys. */
interface RuleSource {
  rule?: string;
  message?: string;
  instead?: string;
  words?: string;
  pattern?: string;
  matchCase?: boolean;
  in?: ProseBlock['kind'];
  wrong: string;
  right?: string;
}

export const proseRules = (
  parse(readFileSync(path.join(__dirname, 'rules.yaml'), 'utf8')) as RuleSource[]
).map(({ rule = 'house-terms', message, instead, words, pattern = '', matchCase, ...source }) => ({
  ...source,
  rule,
  message: message ?? `"$found": the house says ${instead}`,
  pattern: new RegExp(words ? toWholeWordPattern(words) : pattern, matchCase ? 'gu' : 'giu'),
}));

/** Makes a pattern match only whole words. `\b` would not do, because it does not count á as a letter. */
function toWholeWordPattern(wordsPattern: string): string {
  return String.raw`(?<![\p{L}\p{N}_-])(?:${wordsPattern})(?![\p{L}\p{N}_-])`;
}

/** Checks the style of the site's prose: pages, comments of the code that they show, and texts of the OpenAPI document. */
export function checkProse({ pages, openApi }: Content): Problem[] {
  const texts = [...pages, ...collectCodeComments(pages), ...(openApi?.texts ?? [])];
  return texts.flatMap(listProseBlocks).flatMap(checkProseBlock);
}

/** Applies the rules for the block's kind; a rule without `in` is for all kinds except `link`. */
export function checkProseBlock({ file, line, kind, text }: ProseBlock): Problem[] {
  return proseRules
    .filter((rule) => (rule.in === undefined ? kind !== 'link' : kind === rule.in))
    .flatMap(({ pattern, message, rule }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        file,
        line: line + text.slice(0, index).split('\n').length - 1,
        message: message.replace('$found', found),
        rule,
      })),
    );
}
