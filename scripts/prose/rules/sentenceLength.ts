import type { TextlintRuleModule } from '@textlint/types';
import { readBlock } from '../readBlock';

const mostWords = 35;

/** Sentences of more than 35 words are hard to follow. Meant as a warning: now and then one is right. */
export const sentenceLengthRule: TextlintRuleModule = (context) => ({
  [context.Syntax.Paragraph]: readBlock(context, ({ text, report }) => {
    for (const match of text.matchAll(/[^.:;?!]+(?:[.:;?!](?!\s|$)[^.:;?!]*)*/g)) {
      const count = match[0].split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      if (count > mostWords) {
        report(match.index, `a sentence of ${count} words (${mostWords} at most)`);
      }
    }
  }),
});
