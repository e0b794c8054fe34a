import type { FormPart, SampleHeader } from '../httpRequest';
import { type JsonDialect, writeValues } from '../json';
import { quoteUtf16 as quote } from '../literals';
import { program, writeList } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';
import { texts } from '../texts';

const dialect: JsonDialect = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: quote,
  // A plain __proto__ key would set the prototype instead of a property.
  key: (text) => (text === '__proto__' ? `[${quote(text)}]` : quote(text)),
};

/** JavaScript with fetch. */
export const javascript: SampleWriter = {
  label: 'JavaScript',
  hasForms: true,
  explainRefusal: ({ method }) => (method === 'TRACE' ? texts.noMethod('fetch') : undefined),
  write({ method, url, headers, body, parts }) {
    const readFile = (file: string) => `await readFile(${quote(file)})`;
    const options = [
      `method: "${method}"`,
      ...(headers.length > 0 ? ['headers: myHeaders'] : []),
      ...(body ? ['body: raw'] : []),
      ...(parts ? ['body: form'] : []),
    ];
    return program`
${writeNote(headers)}
${readsFile(body, parts) && 'import { readFile } from "node:fs/promises";\n'}
${headers.length > 0 && writeHeaders(headers)}
${body && `const raw = ${writeBody(body, readFile)};\n`}
${parts && writeForm(parts, readFile)}
const requestOptions = ${writeList('{}', options)};

fetch(${quote(url)}, requestOptions).then(async (response) => {
  console.log(await response.text());
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
});
`;
  },
};

/** JavaScript runs in browsers too, where no key may be, and which do not send the cookies of a program. */
function writeNote(headers: readonly SampleHeader[]): string | undefined {
  const names = headers.map(({ name }) => name.toLowerCase());
  if (names.includes('x-api-key')) return `// ${texts.keyOnServer}`;
  return names.includes('cookie') ? `// ${texts.cookieOnServer}` : undefined;
}

function writeHeaders(headers: readonly SampleHeader[]): string {
  const lines = headers.map(
    ({ name, value }) => `myHeaders.append(${quote(name)}, ${quote(value)});\n`,
  );
  return `const myHeaders = new Headers();\n${lines.join('')}`;
}

/** Whether a program reads a file. */
export function readsFile(body: WrittenBody | undefined, parts: readonly FormPart[] = []): boolean {
  return body?.kind === 'file' || parts.some((part) => 'file' in part);
}

/** A body as a JavaScript expression. */
export function writeBody(body: WrittenBody, readFile: (file: string) => string): string {
  if (body.kind === 'file') return readFile(body.file);
  const values = writeValues(body, dialect);
  return values === undefined ? quote(body.text) : `JSON.stringify(${values})`;
}

/** Statements that make a form. */
export function writeForm(parts: readonly FormPart[], readFile: (file: string) => string): string {
  const lines = parts.map((part) => {
    const type = part.mediaType === undefined ? '' : `, { type: ${quote(part.mediaType)} }`;
    const content = 'file' in part ? readFile(part.file) : quote(part.value);
    const value = 'file' in part || type !== '' ? `new Blob([${content}]${type})` : content;
    const fileName = 'file' in part ? `, ${quote(part.file)}` : '';
    return `form.append(${quote(part.name)}, ${value}${fileName});\n`;
  });
  return `const form = new FormData();\n${lines.join('')}`;
}
