import type { TextlintRuleModule } from '@textlint/types';

/** What a rule looks for in prose, and what it says of each that it finds. */
export type Finder = readonly [pattern: RegExp, describe: (found: string) => string];

/** A rule that reports everything that its patterns find; the text of code is never looked at. */
export function reportMatches(finders: readonly Finder[]): TextlintRuleModule {
  return (context) => ({
    [context.Syntax.Str](node) {
      const text = context.getSource(node);
      for (const [pattern, describe] of finders) {
        for (const match of text.matchAll(pattern)) {
          context.report(
            node,
            new context.RuleError(describe(match[0]), {
              padding: context.locator.at(match.index),
            }),
          );
        }
      }
    },
  });
}
