import type { TextlintRuleContext } from '@textlint/types';

type Node = Parameters<TextlintRuleContext['getSource']>[0] & object;

interface Block {
  /** The block's source, with code and link targets blanked at equal length. */
  text: string;
  report: (index: number, message: string) => void;
}

/** Hands a rule one paragraph, heading or cell at a time, without the characters that are not prose. */
export function readBlock(
  context: Readonly<TextlintRuleContext>,
  check: (block: Block) => void,
): (node: Node) => void {
  return (node) => {
    const blank = (match: string) => ' '.repeat(match.length);
    const text = context
      .getSource(node)
      .replace(/(`+)[\s\S]*?\1/g, blank)
      .replace(/\]\([^)]*\)/g, blank)
      .replace(/<https?:[^>]*>|https?:\/\/\S+/g, blank);
    check({
      text,
      report: (index, message) =>
        context.report(
          node,
          new context.RuleError(message, { padding: context.locator.at(index) }),
        ),
    });
  };
}
