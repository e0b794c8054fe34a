import { chooseFence, quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../types';

/** R with httr2, which throws for an error. */
export const r: SampleWriter = {
  label: 'R',
  write({ method, url, headers, body }) {
    const own = body ? headers.slice(1) : headers;
    const pairs = own.map(({ name, value }) => `${quote(name)} = ${quote(value)}`);
    const list = pairs.length > 1 ? `\n    ${pairs.join(',\n    ')}\n  ` : pairs.join('');
    const calls = [
      `request(${quote(url)})`,
      ...(pairs.length > 0 ? [`req_headers(${list})`] : []),
      ...(body ? [`req_body_raw(body, type = ${quote(body.mediaType)})`] : []),
      ...(method === (body ? 'POST' : 'GET') ? [] : [`req_method("${method}")`]),
      // An error shows its body.
      'req_error(body = \\(resp) resp_body_string(resp))',
      'req_perform()',
    ];
    return program`
library(httr2)

${body && `body <- ${writeText(body)}\n`}
resp <- ${calls.join(' |>\n  ')}

cat(resp_body_string(resp))
`;
  },
};

/** A raw string ends with as many dashes as it begins with. */
function writeText({ text, isJson }: WrittenBody): string {
  if (!isJson) return quote(text);
  const dashes = chooseFence(text, '-', (marks) => `)${marks}"`);
  return `r"${dashes}(${text})${dashes}"`;
}
