import type { FormPart, HttpRequest, SampleBody, TextBody } from './httpRequest';
import { isJsonType, writeJson } from './json';
import type { WrittenBody, WrittenRequest } from './sampleWriter';
import { texts } from './texts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
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
 * A request as programs write it: a percent-encoded URL (existing escapes are kept), a single Content-Type, no body for GET and HEAD.
 *
 * @param hasForms whether the language takes the parts of a form
 * @throws Error naming a method that OpenAPI does not have
 */
export function checkRequest(request: HttpRequest, hasForms: boolean): WrittenRequest {
  const method = request.method.toUpperCase();
  if (!methods.includes(method)) {
    throw new Error(`Request sample: "${request.method}" is not a method (${request.url})`);
  }
  const url = request.url
    .replace(/#.*$/s, '')
    .replaceAll(notUrlText, (found) => (found === "'" ? '%27' : encodeURIComponent(found)));
  const headers = request.headers.map(({ name, value }) => ({
    name: libraryHeaders.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name,
    value: value.trim(),
  }));
  const sent = method === 'GET' || method === 'HEAD' ? undefined : request.body;
  const parts = sent && 'parts' in sent && hasForms ? sent.parts : undefined;
  const body = sent && parts === undefined ? readBody(sent) : undefined;
  if (sent === undefined) return { method, url, headers, body, parts };
  const type = body ? [{ name: 'Content-Type', value: body.mediaType }] : [];
  const others = headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
  return { method, url, headers: [...type, ...others], body, parts };
}

function readBody(body: SampleBody): WrittenBody {
  if ('file' in body) return { kind: 'file', ...body };
  const text = toTextBody(body);
  return isJsonType(text.mediaType) && isJson(text.text)
    ? { kind: 'json', ...text, text: writeJson(text.text) }
    : { kind: 'text', ...text };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A body as the text that is sent: for languages whose library has no form, and to show it. */
export function toTextBody(body: SampleBody): TextBody {
  if ('text' in body) return body;
  const { mediaType } = body;
  if ('file' in body) return { mediaType, text: texts.fileContent };
  const declared = /;\s*boundary="?([^";]+)/i.exec(mediaType)?.[1];
  const boundary = declared ?? texts.boundary;
  const parts = body.parts.map((part) => `--${boundary}\r\n${writePart(part)}\r\n`);
  return {
    mediaType: declared === undefined ? `${mediaType}; boundary=${boundary}` : mediaType,
    text: `${parts.join('')}--${boundary}--\r\n`,
  };
}

function writePart(part: FormPart): string {
  const quote = (name: string) => name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');
  const isFile = 'file' in part;
  const fileName = isFile ? `; filename="${quote(part.file)}"` : '';
  const type = part.mediaType ?? (isFile ? 'application/octet-stream' : undefined);
  return [
    `Content-Disposition: form-data; name="${quote(part.name)}"${fileName}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '',
    isFile ? texts.fileContent : part.value,
  ].join('\r\n');
}
