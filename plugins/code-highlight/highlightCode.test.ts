import { expect, test } from 'vitest';
import { languageTabs } from '../../config/languageTabs';
import { toHtml } from 'hast-util-to-html';
import { highlightCode } from './highlightCode';
import { parseFenceMeta } from './parseFenceMeta';

const toText = (...code: Parameters<typeof highlightCode>) =>
  toHtml({ type: 'root', children: highlightCode(...code) });

test('code becomes finished HTML with classes only, its text escaped', () => {
  expect(toText('const a = "<b>";', 'js')).toMatchInlineSnapshot(
    `"<span class="token keyword">const</span> a = <span class="token string">"&#x3C;b>"</span>;"`,
  );
});

test('plain text is escaped and nothing else', () => {
  expect(toText('a < b {x}', '')).toBe('a &#x3C; b {x}');
});

test('highlighted lines have their element, and a token that spans lines is on each', () => {
  const html = toText('/* a\nb */\nc', 'js', [2]);
  expect(html.match(/class="line"/g)).toHaveLength(2);
  expect(html).toContain(
    '<span class="line line-highlighted"><span class="token comment">b */</span>',
  );
});

test('a part of a token is of its own colour, or of the colour around it', () => {
  expect(toText('`a${b}c`', 'js')).toBe(
    '<span class="token string">`a</span>${b}<span class="token string">c`</span>',
  );
  expect(toText('<p id="a">', 'html')).toBe(
    '&#x3C;<span class="token tag">p </span><span class="token function">id</span>=<span class="token string">"a"</span>>',
  );
});

test('a long address may break after a slash, a short one may not', () => {
  expect(toText('https://example.com/some/long/path/to/nowhere/at/all', '')).toBe(
    'https://example.com/<wbr>some/<wbr>long/<wbr>path/<wbr>to/<wbr>nowhere/<wbr>at/<wbr>all',
  );
  expect(toText('"https://example.com/a" + b', 'js')).not.toContain('<wbr>');
});

test('every language of the samples has a grammar', () => {
  for (const { highlight } of languageTabs) {
    expect(() => toText('x', highlight)).not.toThrow();
  }
});

test.each([2, 4])('the empty or missing line %i cannot be highlighted', (line) => {
  expect(() => toText('a\n\nb', 'js', [1, line])).toThrow(
    `cannot highlight line ${line}: it is empty`,
  );
});

test('an unknown language says its name', () => {
  expect(() => toText('x', 'klingon')).toThrow('no grammar for the language "klingon"');
});

test.each([
  ['', { highlightedLines: [] }],
  ['title="a b.js" {1,3-4}', { title: 'a b.js', highlightedLines: [1, 3, 4] }],
  ['{2}', { highlightedLines: [2] }],
])('the options %j are read', (meta, expected) => {
  expect(parseFenceMeta(meta)).toEqual(expected);
});

test.each([
  ['titel="x"', 'unknown fence option "titel="x""'],
  ['{4-2}', 'bad line range "4-2"'],
])('the options %j stop the build: %s', (meta, message) => {
  expect(() => parseFenceMeta(meta)).toThrow(message);
});
