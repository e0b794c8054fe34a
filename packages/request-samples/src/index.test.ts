import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type HttpRequest, renderSample, sampleLanguages } from './index';
import { nastyRequests } from './nastyRequests';

const url = 'https://api.example.com/a';
const key = { name: 'X-API-KEY', value: 'TU_CLAVE_API' };
const get: HttpRequest = { method: 'GET', url, headers: [key] };
const post = (text: string, mediaType = 'application/json'): HttpRequest => ({
  ...get,
  method: 'POST',
  body: { mediaType, text },
});

const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');

it.each(sampleLanguages)('%s has a row of README and readable programs', (language) => {
  expect(readme).toContain(`\n| ${language} `);
  for (const [name, request] of Object.entries(nastyRequests)) {
    const program = renderSample(language, request);
    // Programs must contain no carriage return and no NUL, because HTML can show neither.
    expect(program, name).toMatch(/^\S[^\r\0]*\S\n$/);
    expect(program, name).not.toMatch(/[ \t]$|\n\n\n/m);
  }
  // The URL, the key and letters outside of ASCII are unescaped.
  const program = renderSample(language, post('{"q":"¿Cuál es?"}'));
  expect(program).toContain(url);
  expect(program).toMatch(/X-API-KEY.*TU_CLAVE_API|TU_CLAVE_API.*X-API-KEY/);
  expect(program).toContain('¿Cuál es?');
});

const cookie = { ...get, headers: [{ name: 'Cookie', value: 'a=b' }] };

it.each([
  ['javascript', get, '// Ejecútalo en un servidor (Node.js 18 o posterior): la clave API'],
  ['javascript', cookie, '// Ejecútalo en un servidor (Node.js 18 o posterior): un navegador no'],
  ['java', { ...get, url: `${url}/a%2Fb` }, '// Unirest no puede enviar %2F en la ruta.\n'],
  ['python', post('{\n  "a": [null, true]\n}'), 'payload = {\n  "a": [None, True]\n}\n'],
  ['powershell', post('‘a’ “b”', 'text/plain'), "$body = '‘‘a’’ “b”'"],
  ['php', post("C:\\ 'a'\r\n$x", 'text/plain'), `"C:\\\\ 'a'\\r\\n\\$x"`],
  ['r', post('{"a":")\\""}'), 'body <- r"({"a":")\\""})"'],
  ['rust', post('{"a":"\\"# "}'), 'r##"{'],
  ['curl', post('{\n  "a": "b"\n}'), `--data '{\n    "a": "b"\n  }'`],
] as const)('%s writes what it cannot send or must escape', (language, request, part) => {
  expect(renderSample(language, request)).toContain(part);
});
