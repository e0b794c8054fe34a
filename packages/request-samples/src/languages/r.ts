import { fenceLength, quoteR as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

/** R with httr2, which throws for an error. */
export const r: SampleWriter = {
  label: 'R',
  comment: '#',
  write({ method, url, headers, body }) {
    const own = body ? headers.slice(1) : headers;
    const pairs = own.map(({ name, value }) => `${quote(name)} = ${quote(value)}`);
    const list = pairs.length > 1 ? `\n    ${pairs.join(',\n    ')}\n  ` : pairs.join('');
    const calls = [
      `request(${quote(url)})`,
      ...(pairs.length > 0 ? [`req_headers(${list})`] : []),
      ...(body ? [writeBody(body)] : []),
      ...(method === (body ? 'POST' : 'GET') ? [] : [`req_method("${method}")`]),
      // An error shows its body.
      ...(method === 'HEAD' ? [] : ['req_error(body = \\(resp) resp_body_string(resp))']),
      'req_perform()',
    ];
    return program`
library(httr2)

${body && body.kind !== 'file' && `body <- ${writeText(body)}\n`}
resp <- ${calls.join(' |>\n  ')}

${method === 'HEAD' ? 'print(resp)' : 'cat(resp_body_string(resp))'}
`;
  },
};

function writeBody(body: WrittenBody): string {
  const content = body.kind === 'file' ? `file(${quote(body.file)}` : 'raw(body';
  return `req_body_${content}, type = ${quote(body.mediaType)})`;
}

/** A raw string ends with as many dashes as it begins with. */
function writeText({ kind, text }: Exclude<WrittenBody, { kind: 'file' }>): string {
  if (kind === 'text') return quote(text);
  const dashes = '-'.repeat(fenceLength(text, (length) => `)${'-'.repeat(length)}"`));
  return `r"${dashes}(${text})${dashes}"`;
}
