import { escapeJavaScript } from '../literals/quote';
import { readNativeBody } from '../literals/readBody';
import { writeJson, type JsonDialect } from '../literals/writeJson';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';

const quote = (text: string): string => `"${escapeJavaScript(text, '"')}"`;
const dialect: JsonDialect = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: quote,
  // As a plain key it would set the prototype and not be sent.
  key: (text) => (text === '__proto__' ? `[${quote(text)}]` : quote(text)),
};

/** A body as a JavaScript expression. */
export const writeJavaScriptBody: SampleWriter['body'] = (body) => {
  const read = readNativeBody(body);
  return read.kind === 'json'
    ? `JSON.stringify(${writeJson(read.json, dialect)})`
    : quote(read.text);
};

/** The language runs in browsers too, where a key does not belong. */
const warnOfBrowser: Mend = (skeleton, request) =>
  request.headers.some(({ name }) => name.toLowerCase() === 'x-api-key')
    ? `// Ejecútalo en un servidor (Node.js 18 o posterior): la clave API no debe llegar al navegador.\n${skeleton}`
    : skeleton;

const dropNoise: Mend = (skeleton) => swap(skeleton, /,\n {2}redirect: "follow"/, '');

/** JavaScript with fetch. */
export const javascript: SampleWriter = {
  label: 'JavaScript',
  generator: { language: 'javascript', variant: 'Fetch' },
  escape: escapeJavaScript,
  body: writeJavaScriptBody,
  mends: [dropNoise, warnOfBrowser],
  explainRefusal: ({ method }) =>
    method === 'TRACE' || method === 'CONNECT' ? 'fetch no admite este método.' : undefined,
};
