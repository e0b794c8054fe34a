import type { TextlintRuleModule } from '@textlint/types';
import { readBlock } from '../readBlock';

/** Every ? has its ¿ and every ! its ¡ before it. */
export const openingMarksRule: TextlintRuleModule = (context) => {
  const check = readBlock(context, ({ text, report }) => {
    for (const [open, close] of [
      ['¿', '?'],
      ['¡', '!'],
    ] as const) {
      let opened = 0;
      for (let index = 0; index < text.length; index += 1) {
        if (text[index] === open) {
          opened += 1;
        } else if (text[index] === close) {
          if (opened === 0) {
            report(index, `"${close}" without its "${open}"`);
          } else {
            opened -= 1;
          }
        }
      }
      if (opened > 0) {
        report(text.lastIndexOf(open), `"${open}" without its "${close}"`);
      }
    }
  });
  return { [context.Syntax.Paragraph]: check, [context.Syntax.Header]: check, TableCell: check };
};
