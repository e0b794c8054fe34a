import { describe, expect, it } from 'vitest';
import { needsEscape, octalBytes, utf16Escape } from './escapeText';
import { writePerLine } from './perLine';
import {
  escapeBraced,
  escapeC,
  escapePhp,
  escapePowershell,
  escapeR,
  escapeRuby,
  escapeShell,
  escapeUtf16,
  escapeUtf32,
  escapeWithDollar,
} from './quote';
import { readBody, readNativeBody } from './readBody';
import { plainJson, writeJson } from './writeJson';

const json = (text: string) => ({ mediaType: 'application/json', text });

describe('literals', () => {
  const escapers = {
    escapeBraced,
    escapeC,
    escapeUtf32,
    escapeUtf16,
    escapeR,
    escapeRuby,
    escapeWithDollar,
  };

  it.each(Object.entries(escapers))(
    '%s keeps Spanish and emoji, and escapes its quote, backslashes and line ends',
    (_name, escape) => {
      expect(escape('¿año 😀?', '"')).toBe('¿año 😀?');
      expect(escape('a"b\\c\nd\te\r', '"')).toBe('a\\"b\\\\c\\nd\\te\\r');
      expect(escape("it's", '"')).toBe("it's");
    },
  );

  it('escapes interpolation only in languages that have it', () => {
    expect(escapeRuby('#{a} #$b #@c # d', '"')).toBe('\\#{a} \\#$b \\#@c # d');
    expect(escapeWithDollar('$a ${b}', "'")).toBe('\\$a \\${b}');
    expect(escapeUtf16('${b}', "'")).toBe('${b}');
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

  it('closes, escapes and reopens a quote in the shell', () => {
    expect(escapeShell('it\'s $HOME \\ "')).toBe("it'\\''s $HOME \\ \"");
  });

  it('escapes in PHP only the backslashes that would be read as escapes', () => {
    expect(escapePhp("\\n \\\\ it's \\' end\\")).toBe("\\n \\\\\\\\ it\\'s \\\\\\' end\\\\");
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
