import { quoteShell } from '../literals';
import type { FormPart, SampleWriter } from '../types';

/** curl. It does not follow redirects: a redirected call of an API should be noticed. */
export const curl: SampleWriter = {
  label: 'curl',
  note: 'En Windows: Git Bash o WSL, o la pestaña powershell.',
  hasForms: true,
  write({ method, url, headers, body, parts = [] }) {
    const isDefault = method === (body || parts.length > 0 ? 'POST' : 'GET');
    // `--data '@x'` would send a file.
    const data = body?.text.startsWith('@') ? '--data-raw' : '--data';
    // JSON stands below its option: line ends inside its texts are escaped.
    const text = body?.isJson ? body.text.replaceAll('\n', '\n  ') : body?.text;
    const options = [
      '--fail-with-body',
      ...headers.map(({ name, value }) => `--header ${quoteShell(`${name}: ${value}`)}`),
      ...(text === undefined ? [] : [`${data} ${quoteShell(text)}`]),
      ...parts.map(writePart),
    ];
    return `curl ${isDefault ? '' : `--request ${method} `}${quoteShell(url)} \\
  ${options.join(' \\\n  ')}
`;
  },
};

function writePart(part: FormPart): string {
  const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`;
  if ('file' in part) return `--form ${quoteShell(`${part.name}=@${part.file}${type}`)}`;
  if (type === '') return `--form-string ${quoteShell(`${part.name}=${part.value}`)}`;
  const value = part.value.replaceAll(/["\\]/g, '\\$&');
  return `--form ${quoteShell(`${part.name}="${value}"${type}`)}`;
}
