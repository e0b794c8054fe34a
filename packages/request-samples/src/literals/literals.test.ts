import { describe, expect, it } from 'vitest';
import { needsEscape, octalBytes, utf16Escape } from './escapeText';
import { writePerLine } from './perLine';
import {
  escapeBraced,
  escapeC,
  escapePowershell,
  escapeR,
  escapeUtf16,
  escapeUtf32,
} from './quote';
import { readBody, readNativeBody } from './readBody';
import { plainJson, writeJson } from './writeJson';

const json = (text: string) => ({ mediaType: 'application/json', text });

describe('literals', () => {
  it('escapes interpolation in PowerShell', () => {
    expect(escapePowershell('`$a" “x”', '"')).toBe('```$a`" `“x`”');
  });

  it('escapes invisible characters in the syntax of the language', () => {
    expect(escapeUtf16('\u202e\u0001', '"')).toBe('\\u202e\\u0001');
    expect(escapeUtf32('\ufeff', '"')).toBe('\\ufeff');
    expect(escapeBraced('\u2028', '"')).toBe('\\u{2028}');
    expect(escapeR('\u0001\u2028', '"')).toBe('\\x01\\u{2028}');
    expect(escapeC('\u00011\u2028', '"')).toBe('\\0011\\342\\200\\250');
  });

  it('breaks trigraphs in C', () => {
    expect(escapeC('what??=', '"')).toBe('what?\\?=');
  });

  it('doubles single quotes in PowerShell, typographic ones too', () => {
    expect(escapePowershell("it's ‘so’ $x", "'")).toBe("it''s ‘‘so’’ $x");
  });

  it('writes multi-line text as one literal per line', () => {
    expect(writePerLine('a\nb', (line) => JSON.stringify(line), '  ')).toBe('\n  "a\\n"\n  "b"');
    expect(writePerLine('a', (line) => JSON.stringify(line), '  ')).toBe('"a"');
  });

  it('recognizes invisible characters', () => {
    expect(['\u200b', '\u0000', '\ud800', '\u2066'].map(needsEscape)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['ñ', '😀', ' ', '¿'].map(needsEscape)).toEqual([false, false, false, false]);
    expect(utf16Escape(0x1f600)).toBe('\\ud83d\\ude00');
    expect(octalBytes(0xe9)).toBe('\\303\\251');
  });
});

describe('JSON bodies', () => {
  it('are formatted; digits, key order and UTF-8 are kept', () => {
    expect(
      writeJson(
        '{"b":[1,{"x":{}}],"a":12345678901234567890,"n":1.50,"ñ":"\\u00bf\\u202e","e":[ ]}',
        plainJson,
      ),
    ).toBe(
      '{\n  "b": [\n    1,\n    {\n      "x": {}\n    }\n  ],\n  "a": 12345678901234567890,\n  "n": 1.50,\n  "ñ": "¿\\u202e",\n  "e": []\n}',
    );
  });

  it('ignore punctuation in strings', () => {
    expect(writeJson('{"a":"{[,:]}\\"\\\\"}', plainJson)).toBe('{\n  "a": "{[,:]}\\"\\\\"\n}');
  });

  it('are text when they do not parse or have another media type', () => {
    expect(readBody(json('{oops'))).toEqual({ kind: 'text', text: '{oops' });
    expect(readBody({ mediaType: 'text/plain', text: '{}' })).toEqual({ kind: 'text', text: '{}' });
    expect(
      readBody({ mediaType: 'application/problem+json; charset=utf-8', text: '{}' }).kind,
    ).toBe('json');
  });

  it('are text for languages whose values cannot represent them exactly', () => {
    expect(readNativeBody(json('{"id":12345678901234567890}')).kind).toBe('text');
    expect(readNativeBody(json('null')).kind).toBe('text');
    expect(readNativeBody(json('{"id":"12345678901234567890","n":-1.5e3}')).kind).toBe('json');
  });
});
