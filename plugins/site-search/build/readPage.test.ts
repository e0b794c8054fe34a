import { expect, test } from 'vitest';
import { makeIndex } from './makeIndex';
import { readPage } from './readPage';

const page = (main: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><nav>Menú</nav><main>${main}</main></body></html>`;

test('a page is read by heading, with the headings around each', () => {
  const html = page(
    `<nav>Migas</nav><h1>Título</h1><p>Uno <code>dos</code>.</p>
     <h2 id="a">Parte<a class="hash-link" href="#a">\u200b</a></h2><table><tr><td>x</td><td>y</td></tr></table>
     <h3 id="b">Detalle</h3><ul><li>tres</li><li>cuatro</li></ul><pre><code>setContext({ page })</code></pre>
     <button>Copiar</button>`,
    '<meta name="description" content="De qué trata.">',
  );
  expect(readPage(html, '/p')).toEqual({
    title: 'Título',
    sections: [
      { kind: 'page', title: 'Título', text: 'De qué trata.\nUno dos.' },
      { kind: 'heading', title: 'Parte', anchor: 'a', text: 'x · y' },
      {
        kind: 'heading',
        title: 'Detalle',
        anchor: 'b',
        trail: ['Parte'],
        text: 'tres\ncuatro',
        code: 'setContext page',
      },
    ],
  });
});

test('a field that links to itself is a section of its own, and what follows it is not', () => {
  const html = page(
    `<h1>Operación</h1><h2 id="cuerpo">Cuerpo</h2><ul>
     <li id="cuerpo-query"><p><a href="#cuerpo-query">query</a><span>string</span><span>obligatorio</span></p><p>Mensaje.</p></li>
     </ul><p>Después.</p>`,
  );
  expect(readPage(html, '/p')?.sections.slice(1)).toEqual([
    { kind: 'heading', title: 'Cuerpo', anchor: 'cuerpo', text: 'Después.' },
    {
      kind: 'field',
      title: 'query',
      anchor: 'cuerpo-query',
      trail: ['Cuerpo'],
      text: 'string obligatorio\nMensaje.',
    },
  ]);
});

test('the samples of a request leave the names of their languages, not their code', () => {
  const html = page(
    `<h1>Operación</h1><div role="tabpanel" data-language="python"><p>Python</p><pre><code>import requests</code></pre></div>`,
  );
  expect(readPage(html, '/p')?.sections).toEqual([
    { kind: 'page', title: 'Operación', text: 'Python' },
  ]);
});

test('a page that asks not to be indexed is not', () => {
  expect(readPage(page('', '<meta name="robots" content="noindex">'), '/p')).toBeUndefined();
});

test('a page that nothing names fails the build, by its path', () => {
  expect(() => readPage(page('<p>Texto</p>'), '/p')).toThrowErrorMatchingInlineSnapshot(
    `[Error: site-search: /p has no <main> with an <h1>: nothing says what the page is]`,
  );
});

test('a popular page that does not exist fails the build, by its path', () => {
  const built = [{ path: '/a', readHtml: () => page('<h1>A</h1>') }];
  expect(() => makeIndex(built, { places: {}, popular: ['/b'] })).toThrowErrorMatchingInlineSnapshot(
    `[Error: site-search: the popular page /b is not among the indexed pages]`,
  );
});

test('the same pages make the same index, in whatever order they come', () => {
  const built = ['/b', '/a'].map((path) => ({ path, readHtml: () => page(`<h1>${path}</h1>`) }));
  const settings = { places: { '/a': ['A'] }, popular: ['/a'] };
  expect(makeIndex([...built].reverse(), settings)).toEqual(makeIndex(built, settings));
});
