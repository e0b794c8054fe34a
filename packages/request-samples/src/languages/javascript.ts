import type { FormPart } from '../httpRequest';
import { escapeUtf16 } from '../literals/quote';
import { readNativeBody } from '../literals/readBody';
import { type JsonDialect, writeJson } from '../literals/writeJson';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

const quote = (text: string): string => `"${escapeUtf16(text, '"')}"`;
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

/** Creates a form before the place of a program. */
export function writeForm(parts: readonly FormPart[], place: RegExp, code: string): string {
  const lines = parts.map((part) => {
    const type = part.mediaType === undefined ? '' : `, { type: ${quote(part.mediaType)} }`;
    const name = quote(part.name);
    if ('file' in part) {
      return `form.append(${name}, new Blob([await readFile(${quote(part.file)})]${type}), ${quote(part.file)});\n`;
    }
    const value = type === '' ? quote(part.value) : `new Blob([${quote(part.value)}]${type})`;
    return `form.append(${name}, ${value});\n`;
  });
  return swap(code, place, `const form = new FormData();\n${lines.join('')}\n`);
}

/** Imports go below the note about browsers. */
function importOnTop(code: string, isUsed: boolean): string {
  const line = 'import { readFile } from "node:fs/promises";\n\n';
  return isUsed
    ? swap(code, /^(?:\/\/ .*\n)*/, `${/^(?:\/\/ .*\n)*/.exec(code)?.[0] ?? ''}${line}`)
    : code;
}

/** JavaScript runs in browsers too, where an API key must not be. */
const warnOfBrowser: Patch = (skeleton, request, { onServer }) =>
  request.headers.some(({ name }) => name.toLowerCase() === 'x-api-key')
    ? `// ${onServer}\n${skeleton}`
    : skeleton;

const dropNoise: Patch = (skeleton) => swap(skeleton, /,\n {2}redirect: "follow"/, '');

/** An error shows its body, and ends a program of Node.js. */
const checkStatus: Patch = (skeleton) =>
  swap(
    skeleton,
    /\n {2}\.then[\s\S]*$/,
    `.then(async (response) => {
  console.log(await response.text());
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
});
`,
  );

/** JavaScript with fetch. */
export const javascript: SampleWriter = {
  label: 'JavaScript',
  generator: { language: 'javascript', variant: 'Fetch' },
  escape: escapeUtf16,
  body: writeJavaScriptBody,
  file: (code, file) =>
    importOnTop(swap(code, `"${fileMarker}"`, `await readFile(${quote(file)})`), true),
  form: (code, parts) =>
    swap(
      importOnTop(
        writeForm(parts, /^(?=const requestOptions)/m, code),
        parts.some((part) => 'file' in part),
      ),
      '\n};\n\nfetch(',
      ',\n  body: form\n};\n\nfetch(',
    ),
  patches: [dropNoise, checkStatus, warnOfBrowser],
  explainRefusal: ({ method }, { noMethod }) =>
    method === 'TRACE' || method === 'CONNECT' ? noMethod('fetch') : undefined,
};
