import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineCode, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '@aifindr-docs/api-reference/Problem';
import { createNameRules, listApiAndOtherKnownNames } from './createNameRules';
import { type ApiNames, listApiNames } from './listApiNames';
import type { MarkdownText } from './parseSourcePage';
import type { Content } from './readContent';

/** Code whose names are checked: inline code, a fence, or a file that pages show. */
export interface CodeText {
  file: string;
  /** Line of the file on which the text starts. */
  line: number;
  text: string;
  isInline?: boolean;
  /** Only for inline code of a page: the page's fences and the whole files that they show, whose names inline code may repeat. */
  pageCode?: string;
}

/**
 * Finds names that look like names of the product but do not exist, in inline code of pages and of the OpenAPI document, in fences, and
 * in files that pages show. Without a document that can be parsed, no names are checked, because those of the API are not known.
 */
export function checkProductNames({ siteDir, pages, openApi, apiTexts }: Content): Problem[] {
  if (openApi === undefined) return [];
  const sourceFiles = new Map<string, string>();
  for (const { source } of pages.flatMap(({ fences }) => fences)) {
    const absolutePath = path.join(siteDir, source?.file ?? '');
    if (source !== undefined && existsSync(absolutePath)) {
      sourceFiles.set(source.file, readFileSync(absolutePath, 'utf8'));
    }
  }
  const pageTexts = pages.flatMap((page): CodeText[] => {
    const pageCode = page.fences
      .map(({ source, text }) => sourceFiles.get(source?.file ?? '') ?? text)
      .join('\n');
    const writtenFences = page.fences.filter(({ source }) => source === undefined);
    return [
      ...listInlineCode(page).map((code) => ({ ...code, pageCode })),
      ...writtenFences.map(({ text, line }) => ({ file: page.file, line: line + 1, text })),
    ];
  });
  const fileTexts = [...sourceFiles].map(([file, text]) => ({ file, line: 1, text }));
  const apiDescriptions = openApi.texts.flatMap(listInlineCode);
  const checkNames = createNameCheck(listApiNames(openApi.value), [
    ...apiTexts,
    ...openApi.texts.map(({ file }) => file),
  ]);
  return [...pageTexts, ...fileTexts, ...apiDescriptions].flatMap(checkNames);
}

/** Lists the inline code of a text, including that of `<code>` elements. */
export function listInlineCode({ file, line, tree }: MarkdownText): CodeText[] {
  const codes: CodeText[] = [];
  const addInlineCode = ({ value: text, position }: InlineCode | Text) =>
    codes.push({ file, line: line + (position?.start.line ?? 1) - 1, text, isInline: true });
  visit(tree, (node) => {
    if (node.type === 'inlineCode') addInlineCode(node);
    const isElement = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
    if (isElement && node.name === 'code') visit(node, 'text', addInlineCode);
  });
  return codes;
}

/** Matches inline code that is a name of several words: `sessionId`, `session_id`, `AskReply`, `setTheme()`, or an event `answer-final`. */
const compoundName =
  /^(?<name>[a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+|[A-Z][a-z]+(?:[A-Z][a-z0-9]+)+|(?:answer|knowledge)-[a-z-]+)(?:\(.*\))?$/;

/** Matches a word of three or more lower-case letters, also with a value (`type: text`). In texts about the API, it counts as a name. */
const singleWord = /^(?<name>[a-z]{3,})(?:: .+)?$/;

/**
 * Creates a function that finds, in a piece of code, names that look like names of the product but do not exist.
 *
 * The rules are regular expressions and not walks over syntax trees, because names also stand in comments, strings, shell commands, PHP,
 * and inline code that is not a whole statement.
 *
 * @param apiTextPaths files and folders whose texts are about the HTTP API
 */
export function createNameCheck(
  apiNames: ApiNames,
  apiTextPaths: readonly string[],
): (code: CodeText) => Problem[] {
  const rules = createNameRules(apiNames);
  const inlineNames = listApiAndOtherKnownNames(apiNames);
  return (code) => {
    const { file, line: firstLine, text, isInline = false } = code;
    const problems = new Map<string, Problem>();
    const addProblemOnce = (name: string, index: number, message: string): void => {
      const line = firstLine + text.slice(0, index).split('\n').length - 1;
      const key = `${line} ${name}`;
      if (!problems.has(key)) problems.set(key, { file, line, message });
    };
    for (const { description, isKnown, pattern, inlinePattern } of rules) {
      const patterns = isInline && inlinePattern ? [pattern, inlinePattern] : [pattern];
      for (const { index, groups } of patterns.flatMap((regex) => [...text.matchAll(regex)])) {
        const name = groups?.name ?? '';
        if (!isKnown(name)) addProblemOnce(name, index, `unknown ${description} "${name}"`);
      }
    }
    const isAboutApi = apiTextPaths.some((entry) => file === entry || file.startsWith(`${entry}/`));
    const name = isInline ? findLoneName(text, isAboutApi) : undefined;
    if (name !== undefined && !inlineNames.has(name) && !pageCodeHasName(code, name)) {
      addProblemOnce(name, 0, `"${name}" is in no contract and in no code of the page`);
    }
    return [...problems.values()];
  };
}

/** Finds the name in inline code such as `setTheme()`; if `acceptsSingleWord`, also in a single word (`type: text`). */
function findLoneName(code: string, acceptsSingleWord: boolean): string | undefined {
  const match = compoundName.exec(code) ?? (acceptsSingleWord ? singleWord.exec(code) : null);
  return match?.groups?.name;
}

function pageCodeHasName({ pageCode = '' }: CodeText, name: string): boolean {
  return new RegExp(`(?<![\\w$-])${name}(?![\\w$-])`).test(pageCode);
}
