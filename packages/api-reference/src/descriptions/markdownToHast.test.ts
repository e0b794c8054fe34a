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
  ['HTML as text', '<b>a</b>', '<p>&#x3C;b>a&#x3C;/b></p>'],
  [
    'blocks of HTML as text',
    '<h2>Límites</h2><div>a</div>',
    '<p>&#x3C;h2>Límites&#x3C;/h2>&#x3C;div>a&#x3C;/div></p>',
  ],
  ['no comments', '<!-- x -->\n\na<!-- y -->', '<p>a</p>'],
  ['scripts as text', '<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
  [
    'boxes of task lists as text',
    '- [x] a\n- [ ] b',
    '<ul>\n<li>[x]  a</li>\n<li>[ ]  b</li>\n</ul>',
  ],
  ['separators of lines as such', 'a\u2028b', '<p>a\nb</p>'],
  ['code without translation', '`x`', '<p><code translate="no">x</code></p>'],
  [
    'aligned cells without a style',
    '| a |\n|:--|\n| 1 |',
    '<table>\n<thead>\n<tr>\n<th align="left">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="left">1</td>\n</tr>\n</tbody>\n</table>',
  ],
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

it.each([
  ['quotes in quotes', '> '.repeat(20_000)],
  ['marks', '**a'.repeat(100_000)],
  ['brackets', '['.repeat(200_000)],
])('shows many %s as they are written', (_name, text) => {
  expect(markdownToText(text)).toBe(text.trim());
});

it('returns new nodes for the same text', () => {
  const [first, second] = [markdownToHast('*a*', addresses), markdownToHast('*a*', addresses)];
  expect(first).toEqual(second);
  expect(first[0]).not.toBe(second[0]);
});

it('has the text of blocks apart', () => {
  expect(markdownToText('# a\n\n- b\n- c\n\n`d`**e**')).toBe('a b c de');
});
