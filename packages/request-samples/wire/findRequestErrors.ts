import { isDeepStrictEqual } from 'node:util';
import type { FormPart } from '../src';
import { testTexts } from '../src/testing/testTexts';
import type { SampleCase } from './cases';
import type { ContractCases } from './contractCases';
import type { ReceivedRequest } from './recordingServer';

// These libraries normalize percent-encoding, so the decoded path and query are compared.
const normalizesUrls: readonly string[] = ['ocaml', 'csharp'];
// R's curl package cannot send a header without a value.
const dropsEmptyHeaders: readonly string[] = ['r'];
// Net::HTTP gives a POST without a body the type of a form.
const addsType: readonly string[] = ['ruby'];
// OkHttp 3 adds a charset to the content type of a text body.
const addsCharset: readonly string[] = ['kotlin'];

/** Differences between the received request and the case; empty if there is none. */
export function findRequestErrors(
  language: string,
  { request, operation }: SampleCase,
  received: readonly ReceivedRequest[],
  contract: ContractCases,
): string[] {
  const [only] = received;
  if (!only || received.length > 1) return [`${received.length} requests arrived`];
  const errors: string[] = [];
  if (only.method !== request.method) {
    errors.push(`method ${only.method} instead of ${request.method}`);
  }

  const { pathname, search } = new URL(request.url);
  const target =
    request.url.slice(request.url.indexOf('/', 'https://'.length)) || pathname + search;
  const isSameTarget =
    only.target === target ||
    (normalizesUrls.includes(language) &&
      isDeepStrictEqual(decodeTarget(only.target), decodeTarget(target)));
  if (!isSameTarget) errors.push(`target ${only.target} instead of ${target}`);

  for (const { name, value } of request.headers) {
    const found = only.headers[name.toLowerCase()];
    if (found === undefined && value === '' && dropsEmptyHeaders.includes(language)) continue;
    if (found !== value) {
      errors.push(`header ${name} is ${JSON.stringify(found)} instead of ${JSON.stringify(value)}`);
    }
  }
  errors.push(...findBodyErrors(language, request.body, only));
  if (operation) {
    const path = only.target.replace(/\?.*$/s, '');
    errors.push(
      ...contract
        .findViolations(operation, {
          path,
          headers: only.headers,
          body: only.body.toString('utf8'),
        })
        .map((violation) => `against the contract: ${violation}`),
    );
  }
  return errors;
}

function findBodyErrors(
  language: string,
  body: SampleCase['request']['body'],
  { headers, body: bytes }: ReceivedRequest,
): string[] {
  const type = headers['content-type'] ?? '';
  if (!body) {
    return [
      ...(bytes.length === 0 ? [] : [`a body of ${bytes.length} bytes`]),
      ...(type === '' || addsType.includes(language) ? [] : [`content type ${type} of no body`]),
    ];
  }
  if ('parts' in body) return findFormErrors(body.parts, type, bytes.toString('utf8'));
  const errors: string[] = [];
  const expected = addsCharset.includes(language) ? type.replace(/; charset=utf-8$/, '') : type;
  if (expected !== body.mediaType && type !== body.mediaType) {
    errors.push(`content type ${type} instead of ${body.mediaType}`);
  }

  const sent = 'file' in body ? testTexts.fileContent : body.text;
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes)) return [...errors, 'the body is not UTF-8'];
  const isRight = body.mediaType === 'application/json' ? isSameJson(text, sent) : text === sent;
  return isRight ? errors : [...errors, `body ${text} instead of ${sent}`];
}

/** Differences between the parts of a form, whatever their boundary is. */
function findFormErrors(parts: readonly FormPart[], type: string, text: string): string[] {
  const boundary = /^multipart\/form-data; boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) return [`content type ${type} of a form`];
  const [preamble, ...received] = text.split(
    new RegExp(`(?:^|\\r\\n)--${boundary.replaceAll(/\W/g, '\\$&')}(?:--)?(?:\\r\\n|$)`),
  );
  if (preamble !== '' || received.pop() !== '') return [`a form without its boundaries: ${text}`];
  const expected = parts.map((part) => ({
    name: part.name,
    fileName: 'file' in part ? part.file : undefined,
    type: part.mediaType ?? 'any',
    content: 'file' in part ? testTexts.fileContent : part.value,
  }));
  const found = received.map((part, index) => {
    const [head = '', ...content] = part.split('\r\n\r\n');
    const read = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll(/%22|\\"/g, '"');
    return {
      name: read(/[ ;]name="((?:[^"\\]|\\.)*)"/i),
      fileName:
        parts[index] && 'file' in parts[index] ? read(/filename="((?:[^"\\]|\\.)*)"/i) : undefined,
      type: parts[index]?.mediaType === undefined ? 'any' : read(/^content-type: (.*)$/im),
      content: content.join('\r\n\r\n'),
    };
  });
  return isDeepStrictEqual(found, expected)
    ? []
    : [`parts ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];
}

function isSameJson(left: string, right: string): boolean {
  const bigNumbers = /\d{17,}/g;
  try {
    return (
      isDeepStrictEqual(JSON.parse(left), JSON.parse(right)) &&
      isDeepStrictEqual(left.match(bigNumbers), right.match(bigNumbers))
    );
  } catch {
    return false;
  }
}

function decodeTarget(target: string): unknown {
  const url = new URL(target, 'http://localhost');
  return [target.replace(/\?.*$/s, '').split('/').map(decodeURIComponent), [...url.searchParams]];
}
