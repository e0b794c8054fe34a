import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type HttpRequest, renderSamples, sampleRenderers } from './index';
import { nastyRequests } from './nastyRequests';

const languages = Object.keys(sampleRenderers).map((language) => ({
  language,
  highlight: language,
}));
const url = 'https://api.example.com/a';
const key = { name: 'X-API-KEY', value: 'TU_CLAVE_API' };
const get: HttpRequest = { method: 'GET', url, headers: [key] };
const post = (text: string, mediaType = 'application/json'): HttpRequest => ({
  ...get,
  method: 'POST',
  body: { mediaType, text },
});

function renderCode(language: string, request: HttpRequest): string {
  return renderSamples(request, [{ language, highlight: '' }])[0]?.code ?? '';
}

describe('a language', () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');

  it.each(languages)(
    '$language has a row of README, and programs without stray whitespace',
    (language) => {
      expect(readme).toContain(`\n| ${language.language} `);
      for (const [name, request] of Object.entries(nastyRequests)) {
        const [sample] = renderSamples(request, [language]);
        expect(sample, name).toMatchObject(language);
        // Programs must not contain a carriage return, because HTML cannot show one.
        expect(sample?.code, name).toMatch(/^\S[^\r\0]*\S\n$/);
        expect(sample?.code, name).not.toMatch(/[ \t]$|\n\n\n/m);
      }
    },
  );

  it('is refused when there is none', () => {
    expect(() => renderCode('klingon', get)).toThrow(
      'no language "klingon"; there are c, csharp, ',
    );
  });
});

it('programs show URL, key and characters of any script unescaped', () => {
  for (const { code } of renderSamples(post('{"q":"¿Cuál es?"}'), languages)) {
    expect(code).toContain(url);
    expect(code).toMatch(/X-API-KEY.*TU_CLAVE_API|TU_CLAVE_API.*X-API-KEY/);
    expect(code).toContain('¿Cuál es?');
  }
});

it('JavaScript warns of requests that a browser must not or cannot send', () => {
  const cookie = { ...get, headers: [{ name: 'Cookie', value: 'a=b' }] };
  expect(renderCode('javascript', get)).toMatch(/^\/\/ Ejecútalo en un servidor.*la clave API/);
  expect(renderCode('javascript', cookie)).toMatch(/^\/\/ Ejecútalo en un servidor.*Cookie/);
});

it.each([
  ['java', { ...get, url: `${url}/a%2Fb` }, '// Unirest no puede enviar %2F en la ruta.\n'],
  ['python', post('{\n  "a": [null, true]\n}'), 'payload = {\n  "a": [None, True]\n}\n'],
  ['powershell', post('‘a’ “b”', 'text/plain'), "$body = '‘‘a’’ “b”'"],
  ['php', post("C:\\ 'a'\r\n$x", 'text/plain'), `"C:\\\\ 'a'\\r\\n\\$x"`],
  ['r', post('{"a":")\\""}'), 'body <- r"({"a":")\\""})"'],
  ['rust', post('{"a":"\\"# "}'), 'r##"{'],
  ['curl', post('{\n  "a": "b"\n}'), `--data '{\n    "a": "b"\n  }'`],
])('%s escapes what its literals cannot contain', (language, request, part) => {
  expect(renderCode(language, request)).toContain(part);
});
