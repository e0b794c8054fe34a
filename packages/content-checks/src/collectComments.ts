import { resolveGrammar } from '@aifindr-docs/code-blocks/highlight/grammars';
import { tokenize } from '@aifindr-docs/code-blocks/highlight/tokenize';
import { parseMarkdown } from '@aifindr-docs/code-blocks/mdx/parsePage';
import type { MarkdownText, SourcePage } from './readPages';

const marks = /^[^\S\n]*(?:\/\*\*?|\*(?!\/)|\/\/|#|<!--)|(?:\*\/|-->)$/gm;
/** Tool directives, tags of JSDoc, shortcodes, and literal values. */
const notProse =
  /^\s*\w+:ignore .*|@param \w+|@\w+|\[\w+ [^\]]*\]|\{.*\}|(?:[\w-]+=)?"[^"]*"|'[^']*'/gm;

/** Comments of the code that pages show, one text for each file or region, in which lines count from its start. */
export function collectComments(pages: readonly SourcePage[]): MarkdownText[] {
  const texts = new Map<string, MarkdownText>();
  for (const { file: page, fences } of pages) {
    for (const { language, text: code, line, source } of fences) {
      const text = readComments(code, language);
      texts.set(source?.reference ?? `${page}:${line}`, {
        file: source?.reference ?? page,
        line: source === undefined ? line + 1 : 1,
        text,
        tree: parseMarkdown(text),
      });
    }
  }
  return [...texts.values()];
}

/** Comments of a piece of code, each on its line. */
export function readComments(code: string, language: string): string {
  return tokenize(code, resolveGrammar(language))
    .map(({ text, color }) => {
      if (color !== 'comment' || /^\s*<[!?](?!--)/.test(text)) {
        return text.replace(/[^\n]+/g, '');
      }
      return text.replace(marks, '').replace(notProse, '');
    })
    .join('');
}
