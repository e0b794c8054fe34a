import type { FormPart } from '../httpRequest';
import { quoteShell } from '../literals';
import type { SampleWriter, WrittenBody } from '../sampleWriter';
import { texts } from '../texts';
import { headerLine } from './headerLine';

/** curl. It does not follow redirects: a redirected call of an API should be noticed. */
export const curl: SampleWriter = {
  label: 'curl',
  note: texts.bashOnly,
  comment: '#',
  hasForms: true,
  write({ method, url, headers, body, parts = [] }) {
    const isDefault = method === (body || parts.length > 0 ? 'POST' : 'GET');
    const option = method === 'HEAD' ? '--head ' : isDefault ? '' : `--request ${method} `;
    const options = [
      '--fail-with-body',
      ...headers.map((header) => `--header ${quoteShell(headerLine(header))}`),
      ...(body ? [writeBody(body)] : []),
      ...parts.map(writePart),
    ];
    return `curl ${option}${quoteShell(url)} \\
  ${options.join(' \\\n  ')}
`;
  },
};

function writeBody(body: WrittenBody): string {
  if (body.kind === 'file') return `--data-binary ${quoteShell(`@${body.file}`)}`;
  // JSON stands below its option: line ends inside its texts are escaped.
  if (body.kind === 'json') return `--data ${quoteShell(body.text.replaceAll('\n', '\n  '))}`;
  // `--data '@x'` would send a file.
  return `${body.text.startsWith('@') ? '--data-raw' : '--data'} ${quoteShell(body.text)}`;
}

function writePart(part: FormPart): string {
  const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`;
  if ('file' in part) return `--form ${quoteShell(`${part.name}=@${part.file}${type}`)}`;
  if (type === '') return `--form-string ${quoteShell(`${part.name}=${part.value}`)}`;
  const value = part.value.replaceAll(/["\\]/g, '\\$&');
  return `--form ${quoteShell(`${part.name}="${value}"${type}`)}`;
}
