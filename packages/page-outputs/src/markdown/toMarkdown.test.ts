import { expect, test } from 'vitest';
import { createTestPage } from '../createTestPage';
import { markdownPath } from './markdownPath';
import { toMarkdown } from './toMarkdown';

const convert = (html: string) => {
  const { content, url } = createTestPage(html, '', '/docs/a');
  return toMarkdown(content, url, { 'objective-c': 'objectivec' }).trim();
};

const cases: [behavior: string, html: string, markdown: string][] = [
  [
    'an admonition is a quotation that starts with its title',
    '<div class="theme-admonition theme-admonition-warning"><div>Atención</div><div><p>Uno.</p><ul><li>Dos</li></ul></div></div>',
    '> **Atención**\n>\n> Uno.\n>\n> - Dos',
  ],
  [
    'tabs are all their panels, each with its label',
    '<div role="tablist"><button role="tab">npm</button></div><div role="tabpanel"><p>npm</p><pre data-language="bash">npm i</pre></div><div role="tabpanel"><p>yarn</p><p>Igual.</p></div>',
    '**npm**\n\n```bash\nnpm i\n```\n\n**yarn**\n\nIgual.',
  ],
  [
    'a sample has the fence language of its panel',
    '<div role="tabpanel" data-language="objective-c"><p>Objective-C</p><pre><code>int a;\n</code></pre></div>',
    '**Objective-C**\n\n```objectivec\nint a;\n```',
  ],
  [
    'a code block keeps language, title and every character, without badge and buttons',
    '<div class="theme-code-block"><div><div data-code-title>a.html</div><div>HTML</div><button>Copiar</button></div><pre data-language="html"><code><span>&lt;b&gt;</span>\n  *x*</code></pre></div>',
    '```html title="a.html"\n<b>\n  *x*\n```',
  ],
  [
    'a line break opportunity is dropped',
    '<p><code>https://a.test<wbr>/b<wbr>/c</code></p>',
    '`https://a.test/b/c`',
  ],
  [
    'a collapsible is its title and its content',
    '<details><summary>Más<code>object</code></summary><div><p>Dentro.</p></div></details>',
    '**Más `object`**\n\nDentro.',
  ],
  [
    'a heading that opens a block stays a heading',
    '<details><summary><span></span><h3 id="a">200 · Correcto</h3></summary><p>Dentro.</p></details>',
    '### 200 · Correcto\n\nDentro.',
  ],
  [
    'what is marked as last comes after what is beside it',
    '<div><p>Uno.</p><div data-markdown-last=""><pre>a</pre></div><p>Dos.</p></div>',
    'Uno.\n\nDos.\n\n```\na\n```',
  ],
  [
    'a drawing is its text alternative, decoration is dropped',
    '<div role="img" aria-label="Carga: primero el script."><b>script</b></div><p><svg aria-hidden="true"></svg>Texto</p>',
    '**Diagrama:** Carga: primero el script.\n\nTexto',
  ],
  [
    'a picture made of HTML is its description',
    '<figure><div data-drawing="una página con un trigger."><details><summary>Preguntar</summary></details></div><figcaption>Pie</figcaption></figure>',
    '**Demostración:** una página con un trigger.\n\nPie',
  ],
  [
    'links are absolute',
    '<p><a href="/docs/b#c">B</a>, <a href="#d">D</a>, <a href="https://hub.aifindr.ai">Hub</a></p>',
    '[B](https://docs.test/docs/b#c), [D](https://docs.test/docs/a#d), [Hub](https://hub.aifindr.ai)',
  ],
  [
    'a heading loses its id and its hash link',
    '<h2 id="a">Uno<a class="hash-link" href="#a" title="Direct link to Uno">#</a></h2>',
    '## Uno',
  ],
  [
    'a field that links to itself is its name, separate from its type',
    '<ul><li id="f"><p><a href="#f" translate="no">userId</a><span>string</span><span>obligatorio</span><p>Texto.</ul>',
    '- **`userId`** string obligatorio\n\n  Texto.',
  ],
  [
    'a badge is a separate word',
    '<p><a href="https://a.test/"><span>Hacer pregunta<span class="m">POST</span></span><span>Una respuesta</span></a></p>',
    '[Hacer pregunta POST Una respuesta](https://a.test/)',
  ],
  [
    'steps are sections with numbered headings, whatever they hold',
    '<ol data-steps><li><div><h3>Uno</h3><p>Texto.</p><pre>a</pre></div><li><div><div><p><b>Dos</b></p></div><ol><li>x</ol></div></ol>',
    '### 1. Uno\n\nTexto.\n\n```\na\n```\n\nPaso 2. **Dos**\n\n1. x',
  ],
  [
    'terms and their values are a list',
    '<dl><div><dt>Ejemplo<dd><code>a</code></div><div><dt>Máximo<dd>3</div></dl>',
    '- Ejemplo: `a`\n- Máximo: 3',
  ],
];

test.each(cases)('%s', (_behavior, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

test.each([
  ['/', '/index.md'],
  ['/index.html', '/index.md'],
  ['/docs/a', '/docs/a.md'],
  ['/docs/a/', '/docs/a.md'],
  ['/docs/a.html', '/docs/a.md'],
])('%s has its copy at %s', (pathname, expected) => {
  expect(markdownPath(pathname)).toBe(expected);
});
