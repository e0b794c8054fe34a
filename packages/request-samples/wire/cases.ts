import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { HttpRequest, SampleBody } from '../src';

/** A request that the program of each language must make. */
export interface SampleCase {
  name: string;
  request: HttpRequest;
  /** Whether the quick run makes it too. */
  isQuick: boolean;
}

/** Host in every program, replaced by the recording server's. */
export const origin = 'https://api.saas.aifindr.ai';
/** File that programs send; a folder of each holds it. */
export const sentFile = 'archivo';

const key = { name: 'X-API-KEY', value: 'TU_CLAVE_API' };
const url = `${origin}/api/widget/projects/proyecto/ask`;

function request(name: string, more: Partial<HttpRequest>, isQuick = false): SampleCase {
  return { name, request: { method: 'GET', url, headers: [key], ...more }, isQuick };
}

function post(name: string, body: SampleBody, isQuick = false): SampleCase {
  return request(name, { method: 'POST', body }, isQuick);
}

function json(value: unknown): SampleBody {
  return { mediaType: 'application/json', text: JSON.stringify(value) };
}

/** Requests with content that a program may write wrongly. */
const nastyCases: readonly SampleCase[] = [
  post(
    'texts with marks of every language',
    json({
      quotes: 'it\'s "quoted" \'\' "" l’été ‘so’ “x”',
      backslashes: 'C:\\new\\table \\\\ \\',
      interpolation: '$x ${y} $(z) $$ $1 #{x} #$x #@x \\#(x) \\(x) @{x} <%= y %> {{z}}',
      fences: '"# "## |} |_} )" )-" """ \'\'\' ?> ??= `cmd`',
      percent: '100% %d %s %% %20',
      lines: 'una\ndos\r\ntres\tcuatro',
      'clés "and" $keys': { "it's": 1, c$d: 3, ñ: 5, __proto__x: 6 },
      scripts: '¿Cuándo? àéîõü € 日本語 العربية 😀 👩‍💻 🇪🇸',
      invisible: 'a\u0001b\u007fc\u2028d\u202ee\ufefff',
      filters: '{"source":"blog","year":{"$gte":2024}}',
      n: null,
      d: [true, false, [], {}, [[], {}], '', -1.5, 9007199254740991, 1e21, [1, [2, [3]]]],
    }),
    true,
  ),
  post('an empty object', json({})),
  post('an empty list', json([])),
  post('JSON null', json(null)),
  post('a JSON text', json('it\'s "$x"')),
  post('digits beyond a double', {
    mediaType: 'application/json',
    text: '{"id":12345678901234567890}',
  }),
  post(
    'a text',
    { mediaType: 'text/plain; charset=utf-8', text: '@línea "1"\r\nlínea \'2\' $x' },
    true,
  ),
  post('XML', { mediaType: 'application/xml', text: '<a b="c">\n  <d>ñ &amp; $x</d>\n</a>' }),
  post('a form', {
    mediaType: 'application/x-www-form-urlencoded',
    text: 'obj%5Bk%5D=v&list=1%7C2',
  }),
  post(
    'a form with files',
    {
      mediaType: 'multipart/form-data',
      parts: [
        { name: 'file', file: sentFile, mediaType: 'image/png' },
        { name: 'files', file: sentFile },
        { name: 'files', file: sentFile },
        { name: 'meta', value: '{"a":"b;c\\"ñ"}', mediaType: 'application/json' },
        { name: 'text', value: "@línea '1'\r\n$x `y` \\ %22" },
      ],
    },
    true,
  ),
  request('a file', { method: 'PUT', body: { mediaType: 'image/png', file: sentFile } }, true),
  ...['PUT', 'PATCH', 'DELETE'].map((method) =>
    request(`${method} with a body`, { method, body: json({ name: 'ñ' }) }),
  ),
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'].map((method) =>
    request(`${method} without a body`, { method }, method === 'POST'),
  ),
  request('no headers', { headers: [] }),
  request('a path that is not found', { url: `${url}?status=404` }, true),
  request(
    'an encoded query',
    { url: `${url}?q=%C2%BFqu%C3%A9&a=a%26b&b=a%2Bb&c=a%20b&d=a%2Fb&e=&f=100%25&$g=(1,2)&h=*!~` },
    true,
  ),
  request('an encoded path', { url: `${origin}/api/a%20b/c%2Fd/%C3%B1/;x=3;x=4/.a,b/k=v?p=a/b?c` }),
  request(
    'odd header values',
    {
      headers: [
        { name: 'X-Odd', value: 'a"b\'c$d\\e#{f}`g%h;i,j=k' },
        { name: 'X-Empty', value: '' },
        { name: 'If-None-Match', value: 'abc' },
        { name: 'Accept', value: 'application/json' },
        { name: 'Cookie', value: 'a=b; c=d' },
      ],
    },
    true,
  ),
];

type Operation = {
  requestBody?: {
    content: { 'application/json'?: { examples?: Record<string, { value: unknown }> } };
  };
};

const contractFile = path.join(__dirname, '../../../examples/swagger.yaml');
const contract = parse(readFileSync(contractFile, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** One for each example of each operation of the contract. */
const contractCases = Object.entries(contract.paths).flatMap(([template, item]) =>
  Object.entries(item)
    .filter(([method]) => /^(get|post|put|patch|delete)$/.test(method))
    .flatMap(([method, { requestBody }]) => {
      const target = {
        method: method.toUpperCase(),
        url: origin + template.replaceAll(/[{}]/g, ''),
      };
      const examples = Object.entries(requestBody?.content['application/json']?.examples ?? {});
      if (examples.length === 0) return [request(`${method} ${template}`, target, true)];
      return examples.map(([name, { value }], index) =>
        request(`${method} ${template} (${name})`, { ...target, body: json(value) }, index === 0),
      );
    }),
);

export const sampleCases: readonly SampleCase[] = [...contractCases, ...nastyCases];
