import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { collectComments } from './collectComments';
import type { Diagnostic } from './Diagnostic';
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

/** A rule as it is applied. */
export interface ProseRule {
  rule: string;
  /** In it, `$found` stands for the text that the pattern matches. */
  message: string;
  pattern: RegExp;
  /** Blocks to which the rule applies; undefined for all but the texts of links. */
  kind: ProseBlock['kind'] | undefined;
  /** Texts of the unit test: one that breaks the rule, and one that does not. */
  wrong: string;
  right: string | undefined;
}

export const proseRules: readonly ProseRule[] = (
  parse(readFileSync(path.join(__dirname, 'rules.yaml'), 'utf8')) as RuleSource[]
).map((source) => ({
  rule: source.rule ?? 'house-terms',
  message: source.message ?? `"$found": the house says ${source.instead}`,
  pattern: new RegExp(
    source.words === undefined ? (source.pattern ?? '') : matchWholeWords(source.words),
    source.matchCase ? 'gu' : 'giu',
  ),
  kind: source.in,
  wrong: source.wrong,
  right: source.right,
}));

/** Makes an expression match whole words. `\b` would not do, because it does not know that á is a letter. */
function matchWholeWords(words: string): string {
  return String.raw`(?<![\p{L}\p{N}_-])(?:${words})(?![\p{L}\p{N}_-])`;
}

/** Checks the style of the site's prose: pages, comments of the code that they show, and texts of the OpenAPI document. */
export function checkProse({ pages, openApi }: Content): Diagnostic[] {
  const texts = [...pages, ...collectComments(pages), ...(openApi?.texts ?? [])];
  return texts.flatMap(listProseBlocks).flatMap(checkProseBlock);
}

/** Applies every rule to a block. */
export function checkProseBlock({ file, line, kind, text }: ProseBlock): Diagnostic[] {
  return proseRules
    .filter((rule) => (rule.kind === undefined ? kind !== 'link' : kind === rule.kind))
    .flatMap(({ pattern, message, rule }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        file,
        line: line + text.slice(0, index).split('\n').length - 1,
        message: message.replace('$found', found),
        rule,
      })),
    );
}
