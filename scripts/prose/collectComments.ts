import { resolveGrammar } from '../../plugins/code-highlight/grammars';
import { tokenize } from '../../plugins/code-highlight/tokenize';
import { listShown } from '../../plugins/code-regions/listShown';
import { readShown } from '../../plugins/code-regions/readShown';
import type { Prose } from './collectProse';

const marks = /^[^\S\n]*(?:\/\*\*?|\*(?!\/)|\/\/|#|<!--)|(?:\*\/|-->)$/gm;
/** Orders to tools, shortcodes, and values: what a call gives. */
const notProse = /^\s*\w+:ignore .*|\[\w+ [^\]]*\]|\{.*\}|(?:[\w-]+=)?"[^"]*"|'[^']*'/gm;

/**
 * Comments of the code that a page shows, which its readers read too: one prose for each file or region, whose line N is line N there.
 *
 * @param page text of an MDX page
 * @param root the site's folder
 */
export function collectComments(page: string, root: string): Prose[] {
  return listShown(page).map(({ language, reference }) => ({
    file: reference,
    text: collectCodeComments(readShown(reference, root), language),
  }));
}

/** Code without what is not a comment, each on its line. */
export function collectCodeComments(code: string, language: string): string {
  return tokenize(code, resolveGrammar(language))
    .map(({ text, colour }, index, all) => {
      if (colour !== 'comment' || /^\s*<[!?](?!--)/.test(text)) {
        return text.replace(/[^\n]+/g, '');
      }
      // The highlighter cuts a comment at its tags.
      const isNamed = /@param\s*$/.test(all[index - 1]?.text ?? '');
      return (isNamed ? text.replace(/\w+/, '') : text).replace(marks, '').replace(notProse, '');
    })
    .join('');
}
