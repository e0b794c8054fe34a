import type { IncomingHttpHeaders } from 'node:http';
import { type HttpRequest, toTextBody } from '@aifindr-docs/request-samples';

/** A request in the form in which the test server receives it. */
export interface RawRequest {
  method: string;
  /** Path and query of the URL, without the name of the program. */
  target: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Converts a request to what the test server receives if a program sends exactly this request. */
export function toRawRequest({ method, url, headers, body }: HttpRequest): RawRequest {
  const { mediaType, text = '' } = body ? toTextBody(body) : {};
  const pairs = headers.map(({ name, value }) => [name.toLowerCase(), value] as const);
  return {
    method,
    target: url.replace(/^https:\/\/[^/]+/, ''),
    headers: { ...Object.fromEntries(pairs), ...(mediaType && { 'content-type': mediaType }) },
    body: text,
  };
}

/**
 * Returns what the tests compare of a request. What libraries may choose, such as the boundary of a form, is left out, and so are headers
 * other than Content-Type and `headerNames`, which are in lower case.
 */
export async function toComparable(language: string, request: RawRequest, headerNames: string[]) {
  const { method, target, headers, body } = request;
  const type = normalizeContentType(language, request);
  return {
    method,
    target: normalizeTarget(language, target),
    headers: headerNames.map((name) => `${name}: ${String(headers[name])}`),
    type: type.replace(/;\s*boundary=.*/, ''),
    body: /^multipart/.test(type)
      ? await parseMultipart(body, type)
      : type === 'application/json'
        ? (JSON.parse(body) as unknown)
        : body,
  };
}

function normalizeContentType(language: string, { headers, body }: RawRequest): string {
  const type = headers['content-type'] ?? '';
  // Ruby's Net::HTTP sends a form's Content-Type with a POST that has no body.
  if (language === 'ruby' && body === '') return '';
  // OkHttp 3 adds a charset to the Content-Type of a text body.
  return language === 'kotlin' ? type.replace(/; charset=utf-8$/, '') : type;
}

/** Returns the target, or its decoded segments and parameters for languages whose libraries change the percent-encoding. */
function normalizeTarget(language: string, target: string): unknown {
  if (!['ocaml', 'csharp'].includes(language)) return target;
  const { searchParams } = new URL(target, 'http://localhost');
  return [target.replace(/\?.*$/s, '').split('/').map(decodeURIComponent), [...searchParams]];
}

/** Parses a multipart body into names and values, file names and content types, without the defaults that libraries add. */
async function parseMultipart(body: string, type: string) {
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  const parts = Array.from(form, async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await value.text(),
  ]);
  const findAll = (pattern: RegExp) => Array.from(body.matchAll(pattern), ([, found]) => found);
  return {
    parts: await Promise.all(parts),
    files: findAll(/filename="(.*?)"/g).filter((name) => name !== 'blob'),
    types: findAll(/^content-type: (.*?)\r$/gim).filter(
      (type) => type !== 'application/octet-stream',
    ),
  };
}
