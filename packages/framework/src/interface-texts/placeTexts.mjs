const string = String.raw`(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")`;

/** An argument of `translate`, which ends after its message or description. */
const argument = new RegExp(
  String.raw`\bid:\s*['"]([\w.]+)['"],\s*message:\s*${string}(?:,\s*description:\s*${string})?,?(?=\s*\})`,
  'g',
);

/** An element with plain text. */
const element = /<Translate\s+id="([\w.]+)"(?:\s+description="[^"]*")?\s*>[^<>{}]*<\/Translate>/g;

/** A text that is asked for by its id. */
const asked = /\bid[:=]\s*['"`]([\w.]+)['"`]/g;

/** Whether a text is the site's own, and stands where it is used; those of the framework are in its list, where it looks for them. */
const isOwn = (/** @type {string} */ id) => /^(?!theme\.)\w+\./.test(id);

/**
 * @param {string} code
 * @param {Readonly<Record<string, string>>} texts of the site, by their ids
 * @throws {Error} where a text of the site's own has no Spanish, or is asked for in another way
 */
export function placeTexts(code, texts) {
  const placed = code
    .replace(argument, (whole, id) => {
      if (!(id in texts)) return whole;
      return isOwn(id) ? `message: ${JSON.stringify(texts[id])}` : `id: '${id}'`;
    })
    .replace(element, (whole, id) => {
      if (!(id in texts)) return whole;
      return isOwn(id)
        ? `<Translate>{${JSON.stringify(texts[id])}}</Translate>`
        : `<Translate id="${id}" />`;
    });
  for (const [, id = ''] of placed.matchAll(asked)) {
    if (!isOwn(id)) continue;
    const fault = id in texts ? 'is not written as text alone' : 'is not in i18n/en/code.json';
    throw new Error(`${id} ${fault}`);
  }
  return placed;
}

/** @param {Readonly<Record<string, string>>} texts */
export const listOthers = (texts) =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => !isOwn(id)));

/**
 * Loader of modules as they are written, and of the framework's list of texts.
 *
 * @this {import('webpack').LoaderContext<{ texts: Readonly<Record<string, string>> }>}
 * @param {string} code
 */
export default function placeTextsLoader(code) {
  return this.resourcePath.endsWith('.json')
    ? JSON.stringify(listOthers(JSON.parse(code)))
    : placeTexts(code, this.getOptions().texts);
}
