import type { TextlintRuleModule } from '@textlint/types';

/** Words without which there is hardly an English sentence, and that are no Spanish ones. */
const english =
  /(?<![\p{L}\p{N}-])(?:the|of|and|is|are|that|which|when|with|from|without|this)(?![\p{L}\p{N}-])/giu;

/** What readers read is Spanish. */
export const spanishOnlyRule: TextlintRuleModule = (context) => ({
  [context.Syntax.Str](node) {
    for (const match of context.getSource(node).matchAll(english)) {
      context.report(
        node,
        new context.RuleError(`"${match[0]}" is English`, {
          padding: context.locator.at(match.index),
        }),
      );
    }
  },
});
