import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { highlightCode } from './highlightCode';
import { tokenize } from './tokenize';

const toText = (...code: Parameters<typeof highlightCode>) =>
  toHtml({ type: 'root', children: highlightCode(...code) });

test('code becomes HTML with classes only, its text escaped', () => {
  expect(toText('const a = "<b>";', 'js')).toMatchInlineSnapshot(
    `"<span class="token keyword">const</span> a = <span class="token string">"&#x3C;b>"</span>;"`,
  );
});

test('plain text is escaped and nothing else', () => {
  expect(toText('a < b {x}', '')).toBe('a &#x3C; b {x}');
});

test('highlighted lines are an element; a token that spans its edge is repeated', () => {
  expect(toText('/* a\nb */\nc\nd', 'js', [2, 3])).toBe(
    '<span class="token comment">/* a\n</span>' +
      '<span class="line line-highlighted"><span class="token comment">b */</span>\nc\n</span>d',
  );
});

test('lines that are deeper than most of their block are an element that hangs further', () => {
  const long = 'word '.repeat(8);
  const shallow = `${long}\n`.repeat(19);
  expect(toText(`${shallow}    ${long}\n    ${long}\n    short`, '')).toBe(
    `${shallow}<span class="line" data-hang="5">    ${long}\n    ${long}\n</span>    short`,
  );
});

test.each([
  ['  this.currentStatus.set("unavailable");', '  this.currentStatus.set(<wbr>"unavailable");'],
  ['      window.AIFindrWidget?.destroyAll();', '      window.AIFindrWidget<wbr>?.destroyAll();'],
  ['x '.repeat(20) + 'y'.repeat(32), 'x '.repeat(20) + 'y'.repeat(32)],
])('what is too long for a phone breaks between its parts: %s', (code, html) => {
  expect(toText(code, '')).toBe(html);
});

test('a part of a token has its own color, or that of the token around it', () => {
  expect(toText('`a${b}c`', 'js')).toBe(
    '<span class="token string">`a</span>${b}<span class="token string">c`</span>',
  );
  expect(toText('<p id="a">', 'html')).toBe(
    '&#x3C;<span class="token tag">p </span><span class="token function">id</span>=<span class="token string">"a"</span>>',
  );
});

test('a long URL may break after a slash, a short one may not', () => {
  expect(toText('https://example.com/some/long/path/to/nowhere/at/all', '')).toBe(
    'https://example.com/<wbr>some/<wbr>long/<wbr>path/<wbr>to/<wbr>nowhere/<wbr>at/<wbr>all',
  );
  expect(toText('"https://example.com/a" + b', 'js')).not.toContain('<wbr>');
});

test.each('ruby csharp php java powershell json bash dart objectivec r'.split(' '))(
  '%s, which R52 names, has a grammar',
  (language) => {
    expect(() => toText('x', language)).not.toThrow();
  },
);

test('an unknown language is named in the error', () => {
  expect(() => toText('x', 'klingon')).toThrow('no grammar for the language "klingon"');
});

test('the name of an option may have hyphens', () => {
  expect(tokenize('curl --fail-with-body', 'bash')).toContainEqual({
    text: '--fail-with-body',
    color: 'number',
  });
});
