import type { TextlintRuleModule } from '@textlint/types';

const salesTalk =
  /(?<![\p{L}])(?:potentes?|revolucionari[oa]s?|increíbles?|sin esfuerzo|de última generación|líderes|innovador[ae]?s?|espectaculares|espectacular|mágic[oa]s?|inigualables?|impresionantes?|simplemente|sencillamente|obviamente|fácilmente|tan fácil como|tan solo)(?![\p{L}])/giu;
const emoji = /(?![\d#*©®™])\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu;

/** No sales talk, no words that call a task easy, no emoji. */
export const plainToneRule: TextlintRuleModule = (context) => ({
  [context.Syntax.Str](node) {
    const text = context.getSource(node);
    for (const [pattern, what] of [
      [salesTalk, 'sales talk'],
      [emoji, 'an emoji'],
    ] as const) {
      for (const match of text.matchAll(pattern)) {
        context.report(
          node,
          new context.RuleError(`"${match[0]}" is ${what}`, {
            padding: context.locator.at(match.index),
          }),
        );
      }
    }
  },
});
