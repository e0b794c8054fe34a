import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Content } from './checkContent';
import { collectComments } from './collectComments';
import type { Diagnostic } from './Diagnostic';
import { listBlocks, type ProseBlock } from './listBlocks';

/** A rule of rules.yaml, which says what its keys mean. */
interface Rule {
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

/** `\b` does not know that á is a letter. */
const wholeWords = (words: string) => String.raw`(?<![\p{L}\p{N}_-])(?:${words})(?![\p{L}\p{N}_-])`;

export const rules = (
  parse(readFileSync(path.join(__dirname, 'rules.yaml'), 'utf8')) as Rule[]
).map(({ words, pattern, matchCase, rule = 'house-terms', instead, message, ...rest }) => ({
  ...rest,
  rule,
  message: message ?? `"$found": the house says ${instead}`,
  pattern: new RegExp(
    words === undefined ? (pattern ?? '') : wholeWords(words),
    matchCase ? 'gu' : 'giu',
  ),
}));

/** Checks the style of the site's prose: pages, comments of the code that they show, and the contract. */
export function checkProse({ pages, contract }: Content): Diagnostic[] {
  const texts = [...pages, ...collectComments(pages), ...(contract?.texts ?? [])];
  return texts.flatMap(listBlocks).flatMap(lintBlock);
}

/** Applies every rule to a block. */
export function lintBlock({ file, line, kind, text }: ProseBlock): Diagnostic[] {
  return rules
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
