const string = String.raw`(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")`;

/** An argument of `translate`, which ends after its message or description. */
const argument = new RegExp(
  String.raw`\bid:\s*['"]([\w.]+)['"],\s*message:\s*${string}(?:,\s*description:\s*${string})?,?(?=\s*\})`,
  'g',
);

/** An element with plain text. */
const element = /<Translate\s+id="([\w.]+)"(?:\s+description="[^"]*")?\s*>[^<>{}]*<\/Translate>/g;

/**
 * @param {string} code
 * @param {readonly string[]} ids of the texts that the site has
 */
export function leaveOut(code, ids) {
  return code
    .replace(argument, (whole, id) => (ids.includes(id) ? `id: '${id}'` : whole))
    .replace(element, (whole, id) => (ids.includes(id) ? `<Translate id="${id}" />` : whole));
}

/**
 * Loader of modules as they are written.
 *
 * @this {import('webpack').LoaderContext<{ ids: readonly string[] }>}
 * @param {string} code
 */
export default function leaveOutDefaults(code) {
  return leaveOut(code, this.getOptions().ids);
}
