import type { TextRequest } from './httpRequest';

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Headers that libraries send themselves: given one with other capitals, some would send both. */
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
 * @throws Error naming a method that HTTP cannot have
 */
export function checkRequest(request: TextRequest): TextRequest {
  const method = request.method.toUpperCase();
  if (!token.test(method)) {
    throw new Error(`Request sample: "${request.method}" is not an HTTP method (${request.url})`);
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
