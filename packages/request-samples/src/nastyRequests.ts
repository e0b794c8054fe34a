import type { HttpRequest, SampleBody } from './types';

export const origin = 'https://api.saas.aifindr.ai';

const url = `${origin}/api/widget/projects/proyecto/ask`;
const get: HttpRequest = {
  method: 'GET',
  url,
  headers: [{ name: 'X-API-KEY', value: 'TU_CLAVE_API' }],
};
const toJsonBody = (value: unknown): SampleBody => ({
  mediaType: 'application/json',
  text: JSON.stringify(value, undefined, 2),
});

const changes: Record<string, Partial<HttpRequest>> = {
  'texts with marks of every language': {
    method: 'POST',
    body: toJsonBody({
      quotes: 'it\'s "quoted" \'\' "" l’été ‘so’ “x”',
      backslashes: 'C:\\new\\table \\\\ \\',
      interpolation: '$x ${y} $(z) $$ $1 #{x} #$x #@x \\#(x) \\(x) @{x} <%= y %> {{z}}',
      fences: '"# "## |} |_} )" )-" """ \'\'\' ?> `cmd`',
      percent: '100% %d %s %% %20',
      lines: 'una\ndos\r\ntres\tcuatro',
      'clés "and" $keys': { "it's": 1, c$d: 3, ñ: 5 },
      scripts: '¿Cuándo? àéîõü € 日本語 العربية 😀 👩‍💻 🇪🇸',
      n: null,
      d: [true, false, [], {}, [[], {}], '', -1.5, 9007199254740991, 1e21, [1, [2, [3]]]],
    }),
  },
  'a text': {
    method: 'POST',
    body: {
      mediaType: 'text/plain; charset=utf-8',
      text: '@línea "1"\nlínea \'2\' ‘3’ $x ${y} #{z} \\(n) C:\\',
    },
  },
  'a form with files': {
    method: 'POST',
    body: {
      mediaType: 'multipart/form-data',
      parts: [
        { name: 'file', file: 'archivo', mediaType: 'image/png' },
        { name: 'files', file: 'archivo' },
        { name: 'files', file: 'archivo' },
        { name: 'meta', value: '{"a":"b;c\\"ñ"}', mediaType: 'application/json' },
        { name: 'text', value: "@línea '1' $x `y` \\ %22" },
      ],
    },
  },
  PUT: { method: 'PUT', body: toJsonBody({ name: 'ñ' }) },
  PATCH: { method: 'PATCH', body: toJsonBody('it\'s "$x"') },
  'DELETE with a body': { method: 'DELETE', body: toJsonBody([]) },
  DELETE: { method: 'DELETE' },
  'POST without a body': { method: 'POST' },
  'a path that is not found': { url: `${url}?status=404` },
  'an encoded address, without headers': {
    url: `${origin}/api/a%20b/%C3%B1/;x=3/.a,b/k=v?q=%C2%BFqu%C3%A9&a=a%26b&b=a%2Bb&c=a%20b&d=a%2Fb&e=&$g=(1,2)&h=*!~`,
    headers: [],
  },
  'headers that a library may know': {
    headers: [
      { name: 'X-Odd', value: 'a"b\'c$d\\e#{f}`g%h;i,j=k' },
      { name: 'If-None-Match', value: 'abc' },
      { name: 'Cookie', value: 'a=b; c=d' },
    ],
  },
};

/** Requests that a program may send wrongly, by what is special in them. */
export const nastyRequests: Readonly<Record<string, HttpRequest>> = Object.fromEntries(
  Object.entries(changes).map(([name, change]) => [name, { ...get, ...change }]),
);
