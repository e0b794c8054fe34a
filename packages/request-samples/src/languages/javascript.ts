import { convertJson, formatObject, program, quote } from '../program';
import type { FormPart, PreparedBody, PreparedRequest } from '../types';

/** Renders a JavaScript program that sends the request with fetch. */
export function renderJavascript({ method, url, headers, body, parts }: PreparedRequest): string {
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
${formatServerOnlyNote(headers)}
${hasFiles(parts) && 'import { readFile } from "node:fs/promises";\n'}
${adders.length > 0 && `const myHeaders = new Headers();\n${adders.join('')}`}
${body && `const raw = ${formatBodyExpression(body)};\n`}
${parts && formatFormStatements(parts, 'await readFile')}
const requestOptions = ${formatObject(options)};

fetch(${quote(url)}, requestOptions).then(async (response) => {
  console.log(await response.text());
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
});
`;
}

/** Says that a request with an API key or a `Cookie` header belongs on a server: browsers would expose the key, and not send `Cookie`. */
function formatServerOnlyNote(headers: PreparedRequest['headers']): string | undefined {
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

/** Formats a body as a JavaScript expression. */
export function formatBodyExpression({ text, isJson }: PreparedBody): string {
  return isJson ? `JSON.stringify(${convertJson(text, { quote })})` : quote(text);
}

/** Formats the statements that create a form. `readFileCall` is the start of a call that reads a file, such as `await readFile`. */
export function formatFormStatements(parts: readonly FormPart[], readFileCall: string): string {
  const lines = parts.map((part) => {
    const type = part.mediaType === undefined ? '' : `, { type: ${quote(part.mediaType)} }`;
    const content = 'file' in part ? `${readFileCall}(${quote(part.file)})` : quote(part.value);
    const value = 'file' in part || type !== '' ? `new Blob([${content}]${type})` : content;
    const fileName = 'file' in part ? `, ${quote(part.file)}` : '';
    return `form.append(${quote(part.name)}, ${value}${fileName});\n`;
  });
  return `const form = new FormData();\n${lines.join('')}`;
}
