import { isDeepStrictEqual } from 'node:util';
import type { SampleLanguage } from '../../../config/languageTabs';
import type { SampleCase } from './cases';
import type { Contract } from './contractCases';
import type { ReceivedRequest } from './recordingServer';

// These libraries normalise percent-encoding, so the decoded path and query are compared.
const normalisesUrls: readonly SampleLanguage[] = ['ocaml', 'csharp'];
// R's curl package cannot send a header without a value.
const dropsEmptyHeaders: readonly SampleLanguage[] = ['r'];
// OkHttp 3 adds a charset to the content type of a text body.
const addsCharset: readonly SampleLanguage[] = ['kotlin'];

/** Differences between the received request and the case; empty if there is none. */
export function findFaults(
  language: SampleLanguage,
  { request, operation }: SampleCase,
  received: readonly ReceivedRequest[],
  contract: Contract,
): string[] {
  const [only] = received;
  if (!only || received.length > 1) return [`${received.length} requests arrived`];
  const faults: string[] = [];
  if (only.method !== request.method)
    faults.push(`method ${only.method} instead of ${request.method}`);

  const { pathname, search } = new URL(request.url);
  const target =
    request.url.slice(request.url.indexOf('/', 'https://'.length)) || pathname + search;
  const isSameTarget =
    only.target === target ||
    (normalisesUrls.includes(language) &&
      isDeepStrictEqual(decodeTarget(only.target), decodeTarget(target)));
  if (!isSameTarget) faults.push(`target ${only.target} instead of ${target}`);

  for (const { name, value } of request.headers) {
    const found = only.headers[name.toLowerCase()];
    if (found === undefined && value === '' && dropsEmptyHeaders.includes(language)) continue;
    if (found !== value)
      faults.push(`header ${name} is ${JSON.stringify(found)} instead of ${JSON.stringify(value)}`);
  }
  faults.push(...findBodyFaults(language, request.body, only));
  if (operation) {
    const path = only.target.replace(/\?.*$/s, '');
    faults.push(
      ...contract
        .faults(operation, { path, headers: only.headers, body: only.body.toString('utf8') })
        .map((fault) => `against the contract: ${fault}`),
    );
  }
  return faults;
}

function findBodyFaults(
  language: SampleLanguage,
  body: SampleCase['request']['body'],
  { headers, body: bytes }: ReceivedRequest,
): string[] {
  if (!body) return bytes.length === 0 ? [] : [`a body of ${bytes.length} bytes`];
  const faults: string[] = [];
  const type = headers['content-type'];
  const expected = addsCharset.includes(language) ? type?.replace(/; charset=utf-8$/, '') : type;
  if (expected !== body.mediaType && type !== body.mediaType)
    faults.push(`content type ${type} instead of ${body.mediaType}`);

  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes)) return [...faults, 'the body is not UTF-8'];
  const isRight =
    body.mediaType === 'application/json' ? isSameJson(text, body.text) : text === body.text;
  return isRight ? faults : [...faults, `body ${text} instead of ${body.text}`];
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
