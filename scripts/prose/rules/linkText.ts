import type { TextlintRuleModule } from '@textlint/types';

const emptyTexts =
  /^(?:(?:haz |pulsa )?(?:clic )?aquí|(?:en )?(?:este|el siguiente) enlace|enlace|(?:ver|leer|saber|lee|descubre|conoce) más|más(?: información)?|esta página|esto|página|documentación)$/iu;

/** A link says where it leads. */
export const linkTextRule: TextlintRuleModule = (context) => ({
  [context.Syntax.Link](node) {
    const text = context
      .getSource(node)
      .replace(/^\[|\]\([\s\S]*$/g, '')
      .trim();
    if (text === '' || emptyTexts.test(text)) {
      context.report(
        node,
        new context.RuleError(`link text "${text}" does not say where it leads`),
      );
    }
  },
});
