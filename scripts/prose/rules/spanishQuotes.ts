import type { TextlintRuleModule } from '@textlint/types';

/** Quotes in prose are « ». Straight and English ones belong to code. */
export const spanishQuotesRule: TextlintRuleModule = (context) => ({
  [context.Syntax.Str](node) {
    for (const match of context
      .getSource(node)
      .matchAll(/["“”‘„]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu)) {
      context.report(
        node,
        new context.RuleError(`${match[0]} in prose: the house quotes with « »`, {
          padding: context.locator.at(match.index),
        }),
      );
    }
  },
});
