import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { firstSentence, markdownToHast, markdownToText, summarize } from './markdownToHast';

const toPage = (markdown: string, level?: number): string =>
  toHtml({ type: 'root', children: markdownToHast(markdown, level) });

it.each([
  ['HTML as text', '<b>a</b>', '<p>&#x3C;b>a&#x3C;/b></p>'],
  ['blocks of HTML as text', '<h2>a</h2>', '<p>&#x3C;h2>a&#x3C;/h2></p>'],
  ['no comments', '<!-- x -->\n\na<!-- y -->', '<p>a</p>'],
  ['scripts as text', '<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
  ['boxes of tasks as text', '- [x] a', '<ul>\n<li>[x] a</li>\n</ul>'],
  ['code without translation', '`x`', '<p><code translate="no">x</code></p>'],
  ['strikes', '~~a~~', '<p><del>a</del></p>'],
  ['headings below those of the page', '# a\n\n### b', '<h4>a</h4>\n<h6>b</h6>'],
])('shows %s', (_name, markdown, html) => {
  expect(toPage(markdown)).toBe(html);
});

it.each([
  ['[a](https://x.example)', '<a href="https://x.example">a</a>'],
  ['[a](mailto:a@x.example)', '<a href="mailto:a@x.example">a</a>'],
  ['[a](https://docs.example.org/)', '<a href="https://docs.example.org/">a</a>'],
  ['[a](#elsewhere)', 'a'],
  ['[a](/elsewhere)', 'a (/elsewhere)'],
  ['[a](JaVaScRiPt:alert(1))', 'a (JaVaScRiPt:alert(1))'],
  ['![a](https://x.example/i.png)', '<a href="https://x.example/i.png">a</a>'],
  ['![](/k.png)', '/k.png'],
])('%s is shown as %s', (markdown, html) => {
  expect(toPage(markdown)).toBe(`<p>${html}</p>`);
});

it('colors code of a language that it knows', () => {
  const block = toPage('```json\n{"a": 1}\n```');
  expect(block).toMatch(/^<pre tabindex="0" translate="no"><code>/);
  expect(block).toContain('<span class="token number">1</span>');
  expect(toPage('```unknown\n{"a": 1}\n```')).not.toContain('token');
});

it('shows many marks as they are written', () => {
  const text = '> **[a'.repeat(20_000);
  expect(markdownToText(text)).toBe(text);
});

it('summarizes in whole sentences while they are short, without backslashes', () => {
  const more = 'Reference of the API, with all its operations and errors.';
  expect(summarize('Of `\\d` digits.', more)).toBe(`Of d digits. ${more}`);
  const long = 'Answers the questions of visitors in the language in which they were asked.';
  expect(summarize(`${long} More of it.`, more)).toBe(long);
  expect(summarize('word, '.repeat(60), more)).toMatch(/^.{100,153} word…$/);
});

it('finds the first sentence', () => {
  expect(firstSentence('# A 1.0\n\n- of *it*. More.')).toBe('A 1.0 of it.');
  expect(firstSentence('Of `a` and *`b`*. More.', '`')).toBe('Of `a` and `b`.');
  expect(firstSentence('without an end')).toBe('without an end');
  expect(firstSentence('')).toBe('');
});
