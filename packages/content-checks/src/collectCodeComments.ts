import { requireGrammarUnlessPlain } from '@aifindr-docs/code-blocks/highlight/grammars';
import { tokenize } from '@aifindr-docs/code-blocks/highlight/tokenize';
import { parseMarkdown } from '@aifindr-docs/code-blocks/mdx/parsePage';
import type { MarkdownText, SourcePage } from './parseSourcePage';

/** Matches what opens a line of a comment (`/*`, `*`, `//`, `#` or `<!--`, with the indentation before it) and what ends a comment. */
const delimiters = /^[^\S\n]*(?:\/\*\*?|\*(?!\/)|\/\/|#|<!--)|(?:\*\/|-->)$/gm;

/** Matches parts of a comment that are not prose: tool directives, JSDoc tags, WordPress shortcodes, and text in braces or quotes. */
const notProse = new RegExp(
  [
    /^\s*\w+:ignore .*/,
    /@param \w+|@\w+/,
    /\[\w+ [^\]]*\]/,
    /\{.*\}/,
    /(?:[\w-]+=)?"[^"]*"|'[^']*'/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Collects the comments of the code in pages: a text for each fence with code of its own, and for each shown file or part of one. */
export function collectCodeComments(pages: readonly SourcePage[]): MarkdownText[] {
  const texts = new Map<string, MarkdownText>();
  for (const { file: page, fences } of pages) {
    for (const { language, text: code, line, source } of fences) {
      const text = extractCommentProse(code, language);
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

/** Extracts the prose of the comments in code. Only the line breaks of other code are kept, so that each comment stays on its line. */
export function extractCommentProse(code: string, language: string): string {
  const texts = tokenize(code, requireGrammarUnlessPlain(language)).map(({ text, color }) => {
    // In HTML, `<!doctype html>` and `<?…?>` have the color of comments too.
    const isComment = color === 'comment' && !/^\s*<[!?](?!--)/.test(text);
    if (!isComment) return text.replace(/[^\n]+/g, '');
    return text.replace(delimiters, '').replace(notProse, (found) => found.replace(/[^\n]+/g, ''));
  });
  return texts.join('');
}
