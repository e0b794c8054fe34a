import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { expect, test } from 'vitest';
import { parseHtml } from './parseHtml';
import { writeMarkdown } from './writeMarkdown';

const convert = (html: string) => {
  const tree = parseHtml(`<main>${html}</main>`);
  return writeMarkdown(select('main', tree) as Element, 'https://docs.test/docs/a').trim();
};

const cases: [behaviour: string, html: string, markdown: string][] = [
  [
    'a notice is a quotation that starts with its title',
    '<div class="theme-admonition theme-admonition-warning"><div>Atención</div><div><p>Uno.</p><ul><li>Dos</li></ul></div></div>',
    '> **Atención**\n>\n> Uno.\n>\n> - Dos',
  ],
  [
    'every panel of a set of tabs is there, with its label',
    '<div role="tablist"><button role="tab">npm</button></div><div role="tabpanel"><p>npm</p><pre data-language="bash">npm i</pre></div><div role="tabpanel"><p>yarn</p><p>Igual.</p></div>',
    '**npm**\n\n```bash\nnpm i\n```\n\n**yarn**\n\nIgual.',
  ],
  [
    'a sample takes the grammar of the language of its panel',
    '<div role="tabpanel" data-language="objective-c"><p>Objective-C</p><pre><code>int a;\n</code></pre></div>',
    '**Objective-C**\n\n```objectivec\nint a;\n```',
  ],
  [
    'a fence keeps language, title and every character, and loses the badge and the buttons',
    '<div class="theme-code-block"><div class="bar_x"><div class="title_Ab1">a.html</div><div class="language_x">HTML</div><button>Copiar</button></div><pre data-language="html"><code><span>&lt;b&gt;</span>\n  *x*</code></pre></div>',
    '```html title="a.html"\n<b>\n  *x*\n```',
  ],
  [
    'code that holds a fence gets a longer one',
    '<pre data-language="md"><code>```\nx\n```</code></pre>',
    '````md\n```\nx\n```\n````',
  ],
  [
    'a place where a long address may break leaves nothing behind',
    '<p><code>https://a.test<wbr>/b<wbr>/c</code></p>',
    '`https://a.test/b/c`',
  ],
  [
    'a collapsible is open, under its title',
    '<details><summary>Más<code>object</code></summary><div><p>Dentro.</p></div></details>',
    '**Más `object`**\n\nDentro.',
  ],
  [
    'a table stays a table, pipes and code included',
    '<table><thead><tr><th>A<th>B<tbody><tr><td><code>x | y</code><td>Sí</table>',
    '| A | B |\n| - | - |\n| `x \\| y` | Sí |',
  ],
  [
    'a drawing is its text alternative, a decoration is nothing',
    '<svg role="img" aria-labelledby="t d"><title id="t">Carga</title><desc id="d">Primero el script</desc><text>script</text></svg><p><svg viewBox="0 0 1 1"></svg>Texto</p>',
    '**Diagrama:** Carga. Primero el script.\n\nTexto',
  ],
  [
    'links say their whole address',
    '<p><a href="/docs/b#c">B</a>, <a href="#d">D</a>, <a href="https://hub.aifindr.ai">Hub</a></p>',
    '[B](https://docs.test/docs/b#c), [D](https://docs.test/docs/a#d), [Hub](https://hub.aifindr.ai)',
  ],
  [
    'a heading loses its id and its hash link',
    '<h2 id="a">Uno<a class="hash-link" href="#a" title="Direct link to Uno">#</a></h2>',
    '## Uno',
  ],
  [
    'a field that links to itself is its name, apart from its type',
    '<ul><li id="f"><p><a href="#f" translate="no">userId</a><span>string</span><span>obligatorio</span><p>Texto.</ul>',
    '- **`userId`** string obligatorio\n\n  Texto.',
  ],
  [
    'a badge is a word of its own',
    '<p><a href="https://a.test/"><span>Hacer pregunta<span class="m">POST</span></span><span>Una respuesta</span></a></p>',
    '[Hacer pregunta POST Una respuesta](https://a.test/)',
  ],
  [
    'terms and their values are a list',
    '<dl><div><dt>Ejemplo<dd><code>a</code></div><div><dt>Máximo<dd>3</div></dl>',
    '- Ejemplo: `a`\n- Máximo: 3',
  ],
];

test.each(cases)('%s', (_behaviour, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});
