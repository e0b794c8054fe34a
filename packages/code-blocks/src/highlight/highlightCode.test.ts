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

test('a part of a token has its own color, or that of the token around it', () => {
  expect(toText('`a${b}c`', 'js')).toBe(
    '<span class="token string">`a</span>${b}<span class="token string">c`</span>',
  );
  expect(toText('<p id="a">', 'html')).toBe(
    '&#x3C;<span class="token tag">p </span><span class="token function">id</span>=<span class="token string">"a"</span>>',
  );
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
