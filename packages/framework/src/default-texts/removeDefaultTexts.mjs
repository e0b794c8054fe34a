import ts from 'typescript';

/**
 * Removes the default text and its description from each `translate({ id, message })` and `<Translate id>` whose id is translated.
 *
 * @param {string} code a module, which may have JSX
 * @param {Readonly<Record<string, string>>} translations of the site, by id
 */
export function removeDefaultTexts(code, translations) {
  if (!code.includes('@docusaurus/Translate')) return code;
  const source = ts.createSourceFile('', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);
  let shortened = '';
  let position = 0;
  /** @param {number} start @param {number} end */
  const cutRange = (start, end) => {
    shortened += code.slice(position, start);
    position = end;
  };
  /** @param {ts.Node} node */
  const removeDefaultTextsIn = (node) => {
    const properties = listTranslationProperties(node);
    if (properties.some((property) => isTranslatedId(property, translations))) {
      for (const [index, { name, pos }] of properties.entries()) {
        if (!['message', 'description'].includes(name?.getText())) continue;
        // The removal includes the comma after the property, if there is one.
        cutRange(pos, properties[index + 1]?.pos ?? properties.end);
      }
      if (ts.isJsxOpeningElement(node)) cutRange(node.end, node.parent.closingElement.getStart());
    }
    ts.forEachChild(node, removeDefaultTextsIn);
  };
  removeDefaultTextsIn(source);
  return shortened + code.slice(position);
}

/**
 * Lists the properties of the object in a call of `translate`, or the attributes of a `<Translate>`; none for any other node.
 *
 * @param {ts.Node} node
 */
function listTranslationProperties(node) {
  if (ts.isJsxOpeningElement(node) && node.tagName.getText() === 'Translate') {
    return node.attributes.properties;
  }
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'translate') return [];
  const [message] = node.arguments;
  return message && ts.isObjectLiteralExpression(message) ? message.properties : [];
}

/**
 * @param {ts.ObjectLiteralElementLike | ts.JsxAttributeLike} property
 * @param {Readonly<Record<string, string>>} translations
 */
function isTranslatedId({ name, initializer }, translations) {
  return name?.getText() === 'id' && initializer?.text in translations;
}

/**
 * Webpack loader that removes translated default texts from the theme's modules.
 *
 * @this {import('webpack').LoaderContext<{ translations: Readonly<Record<string, string>> }>}
 * @param {string} code
 */
export default function removeDefaultTextsLoader(code) {
  return removeDefaultTexts(code, this.getOptions().translations);
}
