const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const field = new RegExp(String.raw`(\w+): (${string})`, 'g');
/** `translate({…})` and `<Translate …>…</Translate>` of literals, as the compiler prints them; values may follow. */
const request = new RegExp(
  String.raw`(?:\btranslate\(|\b_?jsx\(Translate, )\{\s*((?:\w+: (?:${string}),?\s*)+)\}(\)?)`,
  'g',
);

/**
 * Loader for the production client: replaces each request for a text with the text. A request without a text is left alone.
 *
 * @this {import('webpack').LoaderContext<{ texts: Record<string, string> }>}
 * @param {string} code
 * @throws Error naming an id whose request has another form
 */
export default function inlineTexts(code) {
  if (!code.includes('@docusaurus/Translate')) {
    return code;
  }
  const { texts } = this.getOptions();
  const inlined = code.replace(request, (whole, fields, end) => {
    const literals = Object.fromEntries([...fields.matchAll(field)].map(([, ...pair]) => pair));
    const text = JSON.stringify(texts[literals.id?.slice(1, -1)]);
    if (text === undefined) {
      return whole;
    }
    return end === '' ? `translate({ message: ${text} }` : text;
  });
  const left = [...inlined.matchAll(/\bid: ["']([\w.-]+)["']/g)].find(([, id]) => id in texts);
  if (left !== undefined) {
    throw new Error(`${this.resourcePath} requests the text of ${left[1]} in an unknown form`);
  }
  return inlined;
}
