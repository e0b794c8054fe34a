import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { describePage, findFirstSentence, toSafeHast } from './toSafeHast';

const toPage = (text: string) => toHtml(toSafeHast(text), { allowDangerousHtml: true });

it.each([
  // Common HTML tags but `<br>` are removed. Other names in angle brackets, such as placeholders and `<script>`, stay as text.
  ['Uno<br>dos <b>tres</b> <a href="https://x.example">mil</a>', '<p>Uno<br>dos tres mil</p>'],
  ['<h2>Title</h2>', '<p> Title </p>'],
  ['Bearer <token>', '<p>Bearer &#x3C;token></p>'],
  ['<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
  ['<!-- x -->\n\na<!-- y -->', '<p>a</p>'],
  ['- [x] a', '<ul>\n<li>[x] a</li>\n</ul>'],
  ['`x`', '<p><code translate="no">x</code></p>'],
  // The highest heading of a description becomes an `<h4>`.
  ['# a\n\n### b', '<h4>a</h4>\n<h6>b</h6>'],
  ['[a](https://x.example)', '<p><a href="https://x.example">a</a></p>'],
  ['[a](mailto:a@x.example)', '<p><a href="mailto:a@x.example">a</a></p>'],
  ['[a](https://docs.example.org/)', '<p><a href="https://docs.example.org/">a</a></p>'],
  ['[a](#elsewhere)', '<p>a</p>'],
  ['[a](/elsewhere)', '<p>a (/elsewhere)</p>'],
  ['[a](JaVaScRiPt:alert(1))', '<p>a (JaVaScRiPt:alert(1))</p>'],
  ['![a](https://x.example/i.png)', '<p><a href="https://x.example/i.png">a</a></p>'],
  ['![](/k.png)', '<p>/k.png</p>'],
])('%s is shown as %s', (markdown, html) => {
  expect(toPage(markdown)).toBe(html);
});

it('colors code of a language that it knows', () => {
  const block = toPage('```json\n{"a": 1}\n```');
  expect(block).toMatch(/^<pre tabindex="0" translate="no"><code>/);
  expect(block).toContain('<span class="token number">1</span>');
  expect(toPage('```unknown\n{"a": 1}\n```')).not.toContain('token');
});

it('summarizes in whole sentences while they are short, without backslashes', () => {
  const more = 'Reference of the API, with all its operations and errors.';
  expect(describePage('Of `\\d` digits.', more)).toBe(`Of d digits. ${more}`);
  const long = 'Answers the questions of visitors in the language in which they were asked.';
  expect(describePage(`${long} More of it.`, more)).toBe(long);
  expect(describePage('word, '.repeat(60), more)).toMatch(/^.{100,153} word…$/);
});

it.each([
  ['# A 1.0\n\n- of *it*. More.', 'A 1.0 of it.'],
  ['Of `a` and *`b`*. More.', 'Of `a` and `b`.'],
  ['Falta `a`. `b` es una cadena.', 'Falta `a`.'],
  ['El idioma, p. ej. «es», y su región. Más.', 'El idioma, p. ej. «es», y su región.'],
  ['Devuelve aprox. 3 resultados. Más.', 'Devuelve aprox. 3 resultados.'],
  ['No existe el núm. de pedido.', 'No existe el núm. de pedido.'],
  ['Lists items, e.g. Books. ¿Cuáles?', 'Lists items, e.g. Books.'],
  ['Límite de la API, p.ej. 10.', 'Límite de la API, p.ej. 10.'],
  ['Una.\nDos.', 'Una.'],
  ['without an end', 'without an end'],
  ['', ''],
])('the first sentence of %j is %j', (markdown, sentence) => {
  expect(findFirstSentence(markdown)).toBe(sentence);
});
