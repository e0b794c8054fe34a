import type { TextRequest } from './sampleRequest';

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\uffff]*$/;
/** Headers that libraries send themselves unless they are given one with these capitals; httr would send `accept` beside `Accept`. */
const libraryHeaders = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'User-Agent',
];
// Anything but RFC 3986 characters; brackets (a range for curl) and apostrophes (encoded by browsers) are encoded too.
const notUrlText = /[^A-Za-z0-9\-._~:/?@!$&()*+,;=%]|%(?![0-9A-Fa-f]{2})/gu;

/**
 * Normalizes a request for all generators: a single Content-Type, no body for GET and HEAD, a percent-encoded URL
 * (existing escapes are kept).
 *
 * @throws Error naming the method, URL or header that no language could send
 */
export function checkRequest(request: TextRequest): TextRequest {
  const method = request.method.toUpperCase();
  const place = `${request.method} ${request.url}`;
  if (!token.test(method))
    throw new Error(`Request sample: "${request.method}" is not an HTTP method (${place})`);
  if (!/^https?:\/\//.test(request.url) || !URL.canParse(request.url))
    throw new Error(`Request sample: the URL is not an absolute http(s) URL (${place})`);
  for (const { name, value } of request.headers) {
    if (!token.test(name))
      throw new Error(`Request sample: "${name}" is not a header name (${place})`);
    if (!headerValue.test(value))
      throw new Error(
        `Request sample: the value of header "${name}" has a control character (${place})`,
      );
  }

  const url = request.url
    .replace(/#.*$/s, '')
    .replace(notUrlText, (character) =>
      character === "'" ? '%27' : encodeURIComponent(character),
    );
  const headers = request.headers.map(({ name, value }) => ({
    name: libraryHeaders.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name,
    value: value.trim(),
  }));
  const { credentials } = request;
  const checked = { method, url, headers, ...(credentials && { credentials }) };
  if (!request.body || method === 'GET' || method === 'HEAD') return checked;

  const others = headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  const contentType = { name: 'Content-Type', value: request.body.mediaType };
  return { ...checked, headers: [contentType, ...others], body: request.body };
}
