import { escapeJavaScript } from '../literals/quote';
import { readNativeBody } from '../literals/readBody';
import { writeJson, type JsonDialect } from '../literals/writeJson';
import { swap, type Patch, type SampleWriter } from '../sampleWriter';

const quote = (text: string): string => `"${escapeJavaScript(text, '"')}"`;
const dialect: JsonDialect = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: quote,
  // A plain __proto__ key would set the prototype instead of a property.
  key: (text) => (text === '__proto__' ? `[${quote(text)}]` : quote(text)),
};

/** A body as a JavaScript expression. */
export const writeJavaScriptBody: SampleWriter['body'] = (body) => {
  const read = readNativeBody(body);
  return read.kind === 'json'
    ? `JSON.stringify(${writeJson(read.json, dialect)})`
    : quote(read.text);
};

/** JavaScript runs in browsers too, where an API key must not be. */
const warnOfBrowser: Patch = (skeleton, request) =>
  request.headers.some(({ name }) => name.toLowerCase() === 'x-api-key')
    ? `// Ejecútalo en un servidor (Node.js 18 o posterior): la clave API no debe llegar al navegador.\n${skeleton}`
    : skeleton;

const dropNoise: Patch = (skeleton) => swap(skeleton, /,\n {2}redirect: "follow"/, '');

/** JavaScript with fetch. */
export const javascript: SampleWriter = {
  label: 'JavaScript',
  generator: { language: 'javascript', variant: 'Fetch' },
  escape: escapeJavaScript,
  body: writeJavaScriptBody,
  patches: [dropNoise, warnOfBrowser],
  explainRefusal: ({ method }) =>
    method === 'TRACE' || method === 'CONNECT' ? 'fetch no admite este método.' : undefined,
};
