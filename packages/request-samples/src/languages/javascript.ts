import { quote, writeJson } from '../literals';
import { program, writeList } from '../program';
import type { FormPart, SampleHeader, SampleWriter, WrittenBody } from '../types';

/** JavaScript with fetch. */
export const javascript: SampleWriter = {
  label: 'JavaScript',
  hasForms: true,
  write({ method, url, headers, body, parts }) {
    const options = [
      `method: "${method}"`,
      ...(headers.length > 0 ? ['headers: myHeaders'] : []),
      ...(body ? ['body: raw'] : []),
      ...(parts ? ['body: form'] : []),
    ];
    const adders = headers.map(
      ({ name, value }) => `myHeaders.append(${quote(name)}, ${quote(value)});\n`,
    );
    return program`
${writeNote(headers)}
${hasFiles(parts) && 'import { readFile } from "node:fs/promises";\n'}
${adders.length > 0 && `const myHeaders = new Headers();\n${adders.join('')}`}
${body && `const raw = ${writeBody(body)};\n`}
${parts && writeForm(parts, 'await readFile')}
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
  const where = '// Ejecútalo en un servidor (Node.js 18 o posterior):';
  if (names.includes('x-api-key')) return `${where} la clave API no debe llegar al navegador.`;
  return names.includes('cookie')
    ? `${where} un navegador no envía la cabecera Cookie de un programa.`
    : undefined;
}

export function hasFiles(parts: readonly FormPart[] = []): boolean {
  return parts.some((part) => 'file' in part);
}

/** A body as a JavaScript expression. */
export function writeBody({ text, isJson }: WrittenBody): string {
  return isJson ? `JSON.stringify(${writeJson(text, { string: quote })})` : quote(text);
}

/** Statements that make a form; `readFile` is what reads a file. */
export function writeForm(parts: readonly FormPart[], readFile: string): string {
  const lines = parts.map((part) => {
    const type = part.mediaType === undefined ? '' : `, { type: ${quote(part.mediaType)} }`;
    const content = 'file' in part ? `${readFile}(${quote(part.file)})` : quote(part.value);
    const value = 'file' in part || type !== '' ? `new Blob([${content}]${type})` : content;
    const fileName = 'file' in part ? `, ${quote(part.file)}` : '';
    return `form.append(${quote(part.name)}, ${value}${fileName});\n`;
  });
  return `const form = new FormData();\n${lines.join('')}`;
}
