import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleCases } from '../wire/cases';
import { readers } from '../wire/evaluate';
import { toolchains } from '../wire/toolchains';
import { checkRequest } from './checkRequest';
import { type HttpRequest, renderSamples, sampleWriters } from './index';

const languages = Object.keys(sampleWriters).map((language) => ({ language, highlight: language }));
const url = 'https://api.example.com/a';
const key = { name: 'X-API-KEY', value: 'TU_CLAVE_API' };
const get: HttpRequest = { method: 'GET', url, headers: [key] };

function post(text: string, mediaType = 'application/json'): HttpRequest {
  return { ...get, method: 'POST', body: { mediaType, text } };
}

function codeOf(language: string, request: HttpRequest): string {
  return renderSamples(request, [{ language, highlight: '' }])[0]?.code ?? '';
}

describe('a language', () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');

  it.each(languages)('$language has a proof and a row of README', ({ language }) => {
    expect({ ...toolchains, ...readers }).toHaveProperty([language]);
    expect(readme).toContain(`\n| ${language} `);
  });

  it('is refused when there is none', () => {
    expect(() => codeOf('klingon', get)).toThrow('no language "klingon"; there are c, csharp, ');
  });
});

describe('a program', () => {
  it.each(languages)('in $language is the same in HTML and has neat lines', (language) => {
    for (const { name, request } of sampleCases) {
      const [sample] = renderSamples(request, [language]);
      expect(sample, name).toMatchObject(language);
      expect(sample?.code, name).toMatch(/^\S[^\r\0]*\S\n$/);
      expect(sample?.code, name).not.toMatch(/[ \t]$|\n\n\n/m);
    }
  });

  it('shows address, key and letters of any script as they are', () => {
    for (const { code } of renderSamples(post('{"q":"¿Cuál es?"}'), languages)) {
      expect(code).toContain(url);
      expect(code).toMatch(/X-API-KEY.*TU_CLAVE_API|TU_CLAVE_API.*X-API-KEY/);
      expect(code).toContain('¿Cuál es?');
    }
  });

  it.each([
    ['java', { ...get, method: 'TRACE' }, '// Unirest no admite este método.\n'],
    ['java', { ...get, url: `${url}/a%2Fb` }, '// Unirest no puede enviar %2F en la ruta.\n'],
    ['javascript', { ...get, method: 'TRACE' }, '// fetch no admite este método.\n'],
  ])('in %s is a comment where the library cannot send the request', (language, request, code) => {
    expect(codeOf(language, request)).toBe(code);
  });

  it('in JavaScript says what a browser must not or cannot send', () => {
    const cookie = { ...get, headers: [{ name: 'Cookie', value: 'a=b' }] };
    expect(codeOf('javascript', get)).toMatch(/^\/\/ Ejecútalo en un servidor.*la clave API/);
    expect(codeOf('javascript', cookie)).toMatch(/^\/\/ Ejecútalo en un servidor.*Cookie/);
  });

  it.each([
    ['javascript', post('{"__proto__":1}'), '["__proto__"]: 1'],
    ['powershell', post('‘a’ “b”', 'text/plain'), "$body = '‘‘a’’ “b”'"],
    ['c', post('\u00011??=', 'text/plain'), '"\\0011?\\?="'],
    ['r', post('{"a":")\\""}'), 'body <- r"({\n  "a": ")\\""\n})"'],
    ['rust', post('{"a":"\\"# "}'), 'r##"{'],
    ['curl', post('{"a":"b"}'), `--data '{\n    "a": "b"\n  }'`],
  ])('in %s writes what is awkward in its literals', (language, request, part) => {
    expect(codeOf(language, request)).toContain(part);
  });
});

describe('checkRequest', () => {
  const check = (more: Partial<HttpRequest>) => checkRequest({ ...get, ...more }, false);

  it('encodes what a URL cannot hold and leaves what is encoded as it is', () => {
    expect(check({ url: `${url}/ñ/a%20b?f[x]={y}&q=100%&z="'#top` }).url).toBe(
      `${url}/%C3%B1/a%20b?f%5Bx%5D=%7By%7D&q=100%25&z=%22%27`,
    );
  });

  it('gives the body one Content-Type, and libraries the capitals that they know', () => {
    const headers = [
      { name: 'content-type', value: 'text/plain' },
      { name: 'accept', value: ' a/b ' },
    ];
    expect(check({ ...post('{}'), headers }).headers).toEqual([
      { name: 'Content-Type', value: 'application/json' },
      { name: 'Accept', value: 'a/b' },
    ]);
  });

  it('formats JSON with its digits, the order of its keys and escapes of what is invisible', () => {
    const text =
      '{"b":[1,{"x":{}}],"a":12345678901234567890,"n":1.50,"ñ":"\\u00bf\\u202e","e":[ ]}';
    expect(check(post(text)).body).toMatchObject({
      kind: 'json',
      text: '{\n  "b": [\n    1,\n    {\n      "x": {}\n    }\n  ],\n  "a": 12345678901234567890,\n  "n": 1.50,\n  "ñ": "¿\\u202e",\n  "e": []\n}',
    });
    expect(check(post('{oops')).body).toMatchObject({ kind: 'text', text: '{oops' });
  });

  it('leaves out a body that HTTP gives no meaning, and refuses other methods', () => {
    expect(check({ ...post('{}'), method: 'GET' }).body).toBeUndefined();
    expect(() => check({ method: 'GE T' })).toThrow('"GE T" is not a method');
  });
});
