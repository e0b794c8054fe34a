import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { markdownToHast, markdownToText } from './markdownToHast';

const addresses = {
  siteUrl: 'https://docs.example',
  pages: new Map([
    ['/api/pets', '/api/pets'],
    ['#tag/Pets', '/api/pets'],
  ]),
};
const toPage = (markdown: string, level?: number): string =>
  toHtml({ type: 'root', children: markdownToHast(markdown, addresses, level) });

it.each([
  ['a few elements of HTML', 'a<br>b <sup>2</sup>', '<p>a<br>b <sup>2</sup></p>'],
  ['others as text', '<font color="red">c</font>', '<p>&#x3C;font color="red">c&#x3C;/font></p>'],
  ['scripts as text', '<script>alert(1)</script>', '&#x3C;script>alert(1)&#x3C;/script>'],
  ['no attributes of an author', '<p onclick="x()" style="y">e &amp; f</p>', '<p>e &#x26; f</p>'],
  [
    'boxes of task lists as text',
    '- [x] a\n- [ ] b',
    '<ul>\n<li>[x]  a</li>\n<li>[ ]  b</li>\n</ul>',
  ],
  ['text from right to left', 'مرحبا hello.', '<p dir="auto">مرحبا hello.</p>'],
  ['separators of lines as such', 'a\u2028b', '<p>a\nb</p>'],
  ['code without translation', '`x`', '<p><code translate="no">x</code></p>'],
])('shows %s', (_name, markdown, html) => {
  expect(toPage(markdown)).toBe(html);
});

it.each([
  ['[a](https://x.example)', '<a href="https://x.example">a</a>'],
  ['[a](mailto:a@x.example)', '<a href="mailto:a@x.example">a</a>'],
  ['[a](https://docs.example/b#c)', '<a href="/b#c">a</a>'],
  ['[a](https://docs.example)', '<a href="/">a</a>'],
  ['[a](https://docs.example.org/)', '<a href="https://docs.example.org/">a</a>'],
  ['[a](#tag/Pets)', '<a href="/api/pets">a</a>'],
  ['[a](#elsewhere)', 'a'],
  ['[a](/elsewhere)', 'a (/elsewhere)'],
  ['[a](JaVaScRiPt:alert(1))', 'a (JaVaScRiPt:alert(1))'],
  ['![a](https://x.example/i.png)', '<a href="https://x.example/i.png">a</a>'],
  ['![](/k.png)', '/k.png'],
])('%s is shown as %s', (markdown, html) => {
  expect(toPage(markdown)).toBe(`<p>${html}</p>`);
});

it('puts headings below those of the page, with their differences', () => {
  expect(toPage('# a\n\n### b')).toBe('<h4>a</h4>\n<h6>b</h6>');
  expect(toPage('### a\n\n# b', 2)).toBe('<h4>a</h4>\n<h2>b</h2>');
});

it('colors code of a language that it knows', () => {
  const block = toPage('```json\n{"a": 1}\n```');
  expect(block).toMatch(/^<pre tabindex="0" translate="no"><code>/);
  expect(block).toContain('<span class="token number">1</span>');
  expect(toPage('```unknown\n{"a": 1}\n```')).not.toContain('token');
});

it('an aligned table has no style', () => {
  expect(toPage('| a |\n|:--|\n| 1 |')).toContain('<td align="left">1</td>');
});

it.each([
  ['quotes in quotes', '> '.repeat(20_000)],
  ['elements in elements', '<b>'.repeat(5000)],
  ['marks', '**a'.repeat(100_000)],
  ['brackets', '['.repeat(200_000)],
])('shows many %s as they are written, in time', (_name, text) => {
  const started = process.cpuUsage();
  expect(markdownToText(text)).toBe(text.trim());
  // Microseconds of the processor.
  expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
});

it('returns new nodes for the same text', () => {
  const [first, second] = [markdownToHast('*a*', addresses), markdownToHast('*a*', addresses)];
  expect(first).toEqual(second);
  expect(first[0]).not.toBe(second[0]);
});

it('has the text of blocks apart', () => {
  expect(markdownToText('# a\n\n- b\n- c\n\n`d`**e**')).toBe('a b c de');
});
