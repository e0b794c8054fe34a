import type { FormPart, HttpRequest } from '../src';
import { texts } from '../src/texts';
import type { ReceivedRequest } from './RecordingServer';

// These libraries normalize percent-encoding, so the decoded path and query are compared.
const normalizesUrls = ['ocaml', 'csharp'];
// R's curl package cannot send a header without a value.
const dropsEmptyHeaders = ['r'];
// Net::HTTP gives a POST without a body the type of a form.
const addsType = ['ruby'];
// OkHttp 3 adds a charset to the type of a text body.
const addsCharset = ['kotlin'];

/** What is compared of a request that is made and of one that arrives. */
export interface ComparedRequest {
  method: string;
  target: unknown;
  headers: Record<string, unknown>;
  type: string | undefined;
  body: unknown;
}

/** What a request must be when it arrives. */
export function describeExpected(language: string, request: HttpRequest): ComparedRequest {
  const { method, url, headers, body } = request;
  const isSent = ({ value }: { value: string }) =>
    value !== '' || !dropsEmptyHeaders.includes(language);
  const pairs = headers.filter(isSent).map(({ name, value }) => [name.toLowerCase(), value]);
  return {
    method,
    target: readTarget(language, url.slice(url.indexOf('/', 'https://'.length))),
    headers: Object.fromEntries(pairs) as Record<string, unknown>,
    type: body && 'parts' in body ? 'multipart/form-data' : body?.mediaType,
    body: describeBody(body),
  };
}

function describeBody(body: HttpRequest['body']): unknown {
  if (!body) return '';
  if ('file' in body) return texts.fileContent;
  return 'parts' in body ? body.parts.map(describePart) : readText(body.mediaType, body.text);
}

function describePart(part: FormPart) {
  const [fileName, content] =
    'file' in part ? [part.file, texts.fileContent] : [undefined, part.value];
  return { name: part.name, fileName, type: part.mediaType, content };
}

/** What has arrived, of what is expected. */
export function describeReceived(
  language: string,
  expected: ComparedRequest,
  { method, target, headers, body }: ReceivedRequest,
): ComparedRequest {
  const text = body.toString('utf8');
  const sent = Object.keys(expected.headers).map((name) => [name, headers[name]]);
  const whole = headers['content-type'] ?? '';
  const hasCharset = addsCharset.includes(language) && whole !== expected.type;
  const [, type = '', boundary = ''] =
    /^(.*?)(?:; boundary="?([^";]+)"?)?$/.exec(
      hasCharset ? whole.replace(/; charset=utf-8$/, '') : whole,
    ) ?? [];
  const isAdded = text === '' && addsType.includes(language);
  return {
    method,
    target: readTarget(language, target),
    headers: Object.fromEntries(sent) as Record<string, unknown>,
    type: type === '' || isAdded ? undefined : type,
    body:
      expected.type === 'multipart/form-data'
        ? readForm(text, boundary, expected.body as ReturnType<typeof describePart>[])
        : readText(type, text),
  };
}

function readTarget(language: string, target: string): unknown {
  if (!normalizesUrls.includes(language)) return target;
  const { searchParams } = new URL(target, 'http://localhost');
  return [target.replace(/\?.*$/s, '').split('/').map(decodeURIComponent), [...searchParams]];
}

/** JSON as values, with the digits of its long numbers. */
function readText(type: string, text: string): unknown {
  if (type !== 'application/json') return text;
  try {
    return JSON.parse(text.replaceAll(/(?<=[:[,\s])\d{17,}/g, '"$&"'));
  } catch {
    return text;
  }
}

/** The parts of a multipart body; a file name or type that the expected part does not have is ignored. */
function readForm(
  text: string,
  boundary: string,
  expected: readonly ReturnType<typeof describePart>[],
): unknown {
  const marks = new RegExp(
    `(?:^|\\r\\n)--${boundary.replaceAll(/\W/g, '\\$&')}(?:--)?(?:\\r\\n|$)`,
  );
  const [preamble, ...parts] = text.split(marks);
  if (boundary === '' || preamble !== '' || parts.pop() !== '') return text;
  return parts.map((part, index) => {
    const [head = '', ...content] = part.split('\r\n\r\n');
    const read = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll(/%22|\\"/g, '"');
    const wanted = expected[index];
    return {
      name: read(/[ ;]name="((?:[^"\\]|\\.)*)"/i),
      fileName: wanted?.fileName && read(/filename="((?:[^"\\]|\\.)*)"/i),
      type: wanted?.type && read(/^content-type: (.*)$/im),
      content: content.join('\r\n\r\n'),
    };
  });
}
