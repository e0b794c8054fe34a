import { quoteShell } from '../program';
import type { FormPart, PreparedRequest } from '../types';

/** Renders a curl command that sends the request. Redirects are not followed, because a redirected call of an API should be noticed. */
export function renderCurl({ method, url, headers, body, parts = [] }: PreparedRequest): string {
  const isDefaultMethod = method === (body || parts.length > 0 ? 'POST' : 'GET');
  // `--data '@x'` would send the content of the file `x`.
  const dataOption = body?.text.startsWith('@') ? '--data-raw' : '--data';
  // Indents JSON under its option. Only formatting changes, because newlines inside JSON strings are escaped.
  const text = body?.isJson ? body.text.replaceAll('\n', '\n  ') : body?.text;
  const options = [
    '--fail-with-body',
    ...headers.map(({ name, value }) => `--header ${quoteShell(`${name}: ${value}`)}`),
    ...(text === undefined ? [] : [`${dataOption} ${quoteShell(text)}`]),
    ...parts.map(formatFormOption),
  ];
  return `curl ${isDefaultMethod ? '' : `--request ${method} `}${quoteShell(url)} \\
  ${options.join(' \\\n  ')}
`;
}

function formatFormOption(part: FormPart): string {
  const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`;
  if ('file' in part) return `--form ${quoteShell(`${part.name}=@${part.file}${type}`)}`;
  if (type === '') return `--form-string ${quoteShell(`${part.name}=${part.value}`)}`;
  const value = part.value.replaceAll(/["\\]/g, '\\$&');
  return `--form ${quoteShell(`${part.name}="${value}"${type}`)}`;
}
