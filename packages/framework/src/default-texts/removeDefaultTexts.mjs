import ts from 'typescript';

/**
 * Removes the default text and its description from each `translate({ id, message })` and `<Translate id>` whose id is translated.
 *
 * @param {string} code a module with JSX
 * @param {Readonly<Record<string, string>>} translations of the site, by id
 */
export function removeDefaultTexts(code, translations) {
  if (!code.includes('@docusaurus/Translate')) return code;
  const source = ts.createSourceFile('', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  /** @type {{ start: number, end: number }[]} */
  const removals = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      const [message] = node.arguments;
      if (message && ts.isObjectLiteralExpression(message)) {
        const { properties } = message;
        if (isTranslated(properties)) {
          for (const [index, property] of properties.entries()) {
            if (!isDefaultText(property)) continue;
            removals.push({
              start: property.getFullStart(),
              // The removal includes the comma after the property, if there is one.
              end: properties[index + 1]?.getFullStart() ?? properties.end,
            });
          }
        }
      }
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const { openingElement, closingElement } = node;
      const { properties } = openingElement.attributes;
      if (isTranslated(properties)) {
        for (const attribute of properties.filter(isDefaultText)) {
          removals.push({ start: attribute.getFullStart(), end: attribute.getEnd() });
        }
        removals.push({ start: openingElement.getEnd(), end: closingElement.getStart() });
      }
    }
    ts.forEachChild(node, visit);
  };
  /** @param {ts.NodeArray<ts.ObjectLiteralElementLike | ts.JsxAttributeLike>} properties */
  const isTranslated = (properties) =>
    properties.some(
      (property) =>
        property.name?.getText() === 'id' &&
        'initializer' in property &&
        property.initializer !== undefined &&
        ts.isStringLiteral(property.initializer) &&
        property.initializer.text in translations,
    );
  visit(source);
  let shortened = '';
  let position = 0;
  for (const { start, end } of removals) {
    shortened += code.slice(position, start);
    position = end;
  }
  return shortened + code.slice(position);
}

/** @param {ts.ObjectLiteralElementLike | ts.JsxAttributeLike} property */
function isDefaultText({ name }) {
  return name !== undefined && ['message', 'description'].includes(name.getText());
}

/**
 * Webpack loader that removes the default texts from the theme's modules.
 *
 * @this {import('webpack').LoaderContext<{ translations: Readonly<Record<string, string>> }>}
 * @param {string} code
 */
export default function removeDefaultTextsLoader(code) {
  return removeDefaultTexts(code, this.getOptions().translations);
}
