import type { HttpRequest } from '../src/httpRequest';

/** A request that the sample of each language must make. */
export interface SampleCase {
  name: string;
  request: HttpRequest;
  /** Whether `--available` makes it too. */
  isQuick?: boolean;
  /** Whether the answer is 404. */
  isNotFound?: boolean;
  /** Operation of the contract that the request belongs to. */
  operation?: { path: string; method: string };
}

/** Host in every sample, replaced by the recording server's. */
export const origin = 'https://api.saas.aifindr.ai';

const key = { name: 'X-API-KEY', value: 'TU_CLAVE_API' };
const url = `${origin}/api/widget/projects/proyecto/ask`;

type More = Partial<HttpRequest> & { isQuick?: boolean };

function json(name: string, value: unknown, more?: More): SampleCase {
  return text(name, 'application/json', JSON.stringify(value), more);
}

function text(name: string, mediaType: string, content: string, more?: More): SampleCase {
  return send(name, { mediaType, text: content }, more);
}

function send(
  name: string,
  body: HttpRequest['body'],
  { isQuick, ...request }: More = {},
): SampleCase {
  return {
    name,
    request: { method: 'POST', url, headers: [key], body, ...request },
    ...(isQuick && { isQuick }),
  };
}

function bare(name: string, method: string, more: Partial<HttpRequest> = {}): SampleCase {
  return { name, request: { method, url, headers: [key], ...more } };
}

/** Requests with content that a code generator may escape wrongly. */
export const nastyCases: readonly SampleCase[] = [
  json('apostrophes', { query: "it's l'été 'quoted' ''" }),
  json('double quotes', { query: 'dice "hola" y ""' }),
  json('backslashes', { query: 'C:\\new\\table \\\\ \\' }),
  json('dollars', { query: '$x ${y} $(z) $$ $1' }),
  json('percent signs', { query: '100% %d %s %% %20' }),
  json('hashes', { query: '# #{x} #$x #@x "# "## \\#(x) #"' }),
  json('line breaks and tabs', { query: 'una\ndos\r\ntres\tcuatro' }),
  json('emoji', { query: '😀 👩‍💻 🇪🇸' }),
  json('Spanish', { query: '¿Cuándo abre? ¡Mañana, señor! àéîõü €' }),
  json('other scripts', { query: '日本語 العربية ελληνικά' }),
  json('null and booleans', { a: null, b: true, c: false, d: [null, true, false] }),
  json('empty containers', { list: [], object: {}, nested: [[], {}], text: '' }),
  json('empty object', {}),
  json('empty list', []),
  json('numbers', { zero: 0, negative: -1, float: 1.5, big: 9007199254740991, exponent: 1e21 }),
  json('nesting', { a: [{ b: [{ c: { d: [1, [2, [3]]] } }] }] }),
  json('JSON in a string', { filters: '{"source":"blog","year":{"$gte":2024}}' }),
  json('backticks and interpolation marks', {
    query: '`cmd` @{x} <%= y %> {{z}} |} )" )-" """ \'\'\' ?>',
  }),
  json('invisible characters', { query: 'a\u0001b\u007fc\u2028d\u202ee\ufefff' }),
  json('keys with marks', { "it's": 1, 'a"b': 2, c$d: 3, 'e f': 4, ñ: 5, __proto__x: 6 }),
  json(
    'everything at once',
    { query: '¿it\'s "a" \\ $x ${y} #{z} "# %d `q`\n\t😀 ñ?', n: null, t: true, e: [], o: {} },
    { isQuick: true },
  ),
  json('PUT', { name: 'ñ' }, { method: 'PUT' }),
  json('PATCH', { name: null }, { method: 'PATCH' }),
  json('DELETE with a body', { reason: 'sí' }, { method: 'DELETE' }),
  bare('DELETE', 'DELETE'),
  { ...bare('POST without a body', 'POST'), isQuick: true },
  bare('OPTIONS', 'OPTIONS'),
  bare('HEAD', 'HEAD'),
  {
    ...bare('a path that is not found', 'GET', { url: `${url}?status=404` }),
    isQuick: true,
    isNotFound: true,
  },
  {
    ...bare('encoded query', 'GET', {
      url: `${url}?q=%C2%BFqu%C3%A9%3F&and=a%26b&plus=a%2Bb&space=a%20b&slash=a%2Fb&empty=&percent=100%25`,
    }),
    isQuick: true,
  },
  bare('encoded path', 'GET', { url: `${origin}/api/a%20b/c%2Fd/%C3%B1` }),
  bare('marks that a URL may hold', 'GET', { url: `${url}?$filter=a%27b&list=(1,2)&x=*!~` }),
  {
    ...bare('odd header values', 'GET', {
      headers: [
        key,
        { name: 'X-Odd', value: 'a"b\'c$d\\e#{f}`g%h;i,j=k' },
        { name: 'X-Empty', value: '' },
      ],
    }),
    isQuick: true,
  },
  bare('headers of the standard', 'GET', {
    headers: [
      key,
      { name: 'If-None-Match', value: 'abc' },
      { name: 'Accept', value: 'application/json' },
    ],
  }),
  text('text', 'text/plain; charset=utf-8', '@línea "1"\r\nlínea \'2\' $x', { isQuick: true }),
  text('JSON with digits beyond a double', 'application/json', '{"id":12345678901234567890}'),
  send(
    'a form with files',
    {
      mediaType: 'multipart/form-data',
      parts: [
        { name: 'file', file: 'archivo', mediaType: 'image/png' },
        { name: 'files', file: 'archivo' },
        { name: 'files', file: 'archivo' },
        { name: 'meta', value: '{"a":"b;c\\"ñ"}', mediaType: 'application/json' },
        { name: 'text', value: "@línea '1'\r\n$x `y` \\ %22" },
      ],
    },
    { isQuick: true },
  ),
  send('a file', { mediaType: 'image/png', file: 'archivo' }, { method: 'PUT', isQuick: true }),
  text('a form in the URL', 'application/x-www-form-urlencoded', 'obj%5Bk%5D=v&list=1%7C2', {
    headers: [],
  }),
  text('XML', 'application/xml', '<a b="c">\n  <d>ñ &amp; $x</d>\n</a>'),
  bare('styles of path and query', 'GET', {
    url: `${origin}/a/;x=3;x=4/.a,b/k=v?f%5Br%5D%5Bfrom%5D=1&p=a/b?c&l=1%7C2`,
  }),
  json('JSON null', null),
];
