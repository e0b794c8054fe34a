import { findUnusedRepetition, program, quote } from '../program';
import type { PreparedBody, PreparedRequest } from '../types';

/** Renders an R program that sends the request with httr2, which throws for an error status. */
export function renderR({ method, url, headers, body }: PreparedRequest): string {
  // The first header is the Content-Type of the body, which `req_body_raw` sets.
  const requestHeaders = body ? headers.slice(1) : headers;
  const pairs = requestHeaders.map(({ name, value }) => `${quote(name)} = ${quote(value)}`);
  const list = pairs.length > 1 ? `\n    ${pairs.join(',\n    ')}\n  ` : pairs.join('');
  const calls = [
    `request(${quote(url)})`,
    ...(pairs.length > 0 ? [`req_headers(${list})`] : []),
    ...(body ? [`req_body_raw(body, type = ${quote(body.mediaType)})`] : []),
    ...(method === (body ? 'POST' : 'GET') ? [] : [`req_method("${method}")`]),
    // Adds the body of an error response to the error message.
    'req_error(body = \\(resp) resp_body_string(resp))',
    'req_perform()',
  ];
  return program`
library(httr2)

${body && `body <- ${quoteBody(body)}\n`}
resp <- ${calls.join(' |>\n  ')}

cat(resp_body_string(resp))
`;
}

/** Formats JSON as a raw string, which ends with as many dashes as it begins with, and other text as an ordinary string. */
function quoteBody({ text, isJson }: PreparedBody): string {
  if (!isJson) return quote(text);
  const dashes = findUnusedRepetition(text, '-', (repeated) => `)${repeated}"`);
  return `r"${dashes}(${text})${dashes}"`;
}
