import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTestPage } from '@aifindr-docs/page-outputs/readTestPage';
import { createWordSplitter } from '../engine/splitWords';
import { readIndex } from '../indexFile';
import { indexPath } from '../SearchIndex';
import { type AnsweredQuestion, locatePopular, type Options, searchIndex } from '.';
import { readAnswer } from './readAnswer';
import { readSections } from './readSections';
import { readSynonyms } from './readSynonyms';

const read = (main: string) => readSections(readTestPage(main), createWordSplitter([]));

/** What every test page says of itself. */
const description = 'Qué: "es"';

test('a page is split at headings, each with the headings around it', () => {
  const text = read(
    `<nav>Migas</nav><h1>Título</h1><p>Uno <code>dos</code>.</p>
     <h2 id="a">Parte<a class="hash-link" href="#a">\u200b</a></h2><table><tr><td>x</td><td>y</td></tr></table><figure><figcaption>Pie</figcaption></figure>
     <h3 id="b">Detalle</h3><ul><li>tres</li><li>cuatro</li></ul><pre><code>setContext({ page })</code></pre>
     <button>Copiar</button><details data-reading-aid><summary>Copiar página</summary></details>`,
  );
  expect(text).toEqual({
    title: 'Título',
    sections: [
      { kind: 'page', title: 'Título', text: `${description}\nUno \`dos\`.` },
      { kind: 'heading', title: 'Parte', anchor: 'a', text: 'x: y' },
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

test('comments of code, and parts of its names, are not indexed', () => {
  const { sections } = read(
    `<h1>T</h1><pre><code>event.ctrlKey <span class="token comment">// Espera</span></code></pre>`,
  );
  expect(sections[0]?.code).toBe('event.ctrlKey');
});

test('links right after each other do not run together, and the labels of tabs are no text', () => {
  const { sections } = read(
    '<h1>T</h1><div role="tablist"><button>HTML</button></div><p><a href="/a">React</a><a href="/b">Angular</a>.</p><p><span id="x">Así</span>, no.</p>',
  );
  expect(sections[0]?.text).toBe(`${description}\nReact Angular.\nAsí, no.`);
});

test('what a page says elsewhere too, and marks so, is not indexed', () => {
  const { sections } = read('<h1>T</h1><div data-unindexed><ol><li>¿Qué ocurre?</li></ol></div>');
  expect(sections[0]?.text).toBe(description);
});

test('what is only code is found and is no line of the text', () => {
  const { sections } = read(
    `<h1>T</h1><h2 id="a">A</h2><p><code>application/json</code><span translate="no"><a>ErrorResponse</a></span></p><p>No <code>existe</code>.</p>`,
  );
  expect(sections[1]).toMatchObject({
    text: 'No `existe`.',
    code: 'application/json ErrorResponse',
  });
});

test('a label that repeats a heading of the page is found there alone', () => {
  const { sections } = read(
    `<h1>Operación</h1><h2 id="ejemplos">Ejemplos</h2><p>404 · No encontrado</p><h2 id="404">404 · No encontrado</h2><p>Falta.</p>`,
  );
  expect(sections.slice(1)).toEqual([
    { kind: 'heading', title: 'Ejemplos', anchor: 'ejemplos' },
    { kind: 'heading', title: '404 · No encontrado', anchor: '404', text: 'Falta.' },
  ]);
});

test('a field is a section with the fields around it; its meaning is before its type, what follows is not part of it', () => {
  const { sections } = read(
    `<h1>Operación</h1><h2 id="cuerpo">Cuerpo</h2><ul>
     <li id="cuerpo-query"><p><a href="#cuerpo-query">query</a><span>string</span><span>obligatorio</span></p><p>Mensaje.</p>
     <ul><li id="cuerpo-query-text"><a href="#cuerpo-query-text">text</a><p>Texto.</p></li></ul></li>
     </ul><p>Después.</p>`,
  );
  expect(sections.slice(1)).toEqual([
    { kind: 'heading', title: 'Cuerpo', anchor: 'cuerpo', text: 'Después.' },
    {
      kind: 'field',
      title: 'query',
      anchor: 'cuerpo-query',
      trail: ['Cuerpo'],
      text: 'Mensaje.\nstring obligatorio',
    },
    {
      kind: 'field',
      title: 'text',
      anchor: 'cuerpo-query-text',
      trail: ['Cuerpo', 'query'],
      text: 'Texto.',
    },
  ]);
});

test('a section with a placeholder that the page does not replace is literal', () => {
  const mark = '<code><var data-placeholder="id">TU_ID</var></code>';
  const page = readTestPage(
    `<h1>T</h1><p>Pon ${mark}.</p><h2 id="a">A</h2><p>Como <code>TU_ID</code>.</p>`,
  );
  const { sections } = readSections(page, createWordSplitter([]), { TU_ID: 'id' });
  expect(sections).toEqual([
    { kind: 'page', title: 'T', text: `${description}\nPon \`TU_ID\`.` },
    { kind: 'heading', title: 'A', anchor: 'a', text: 'Como `TU_ID`.', isLiteral: true },
  ]);
});

test('request samples are not indexed', () => {
  const { sections } = read(
    `<h1>Operación</h1><div role="tabpanel" data-language="python"><p>Python</p><pre><code>import requests</code></pre></div>`,
  );
  expect(sections).toEqual([{ kind: 'page', title: 'Operación', text: description }]);
});

test('a page without heading stops the build with its route', () => {
  expect(() => read('<p>Texto</p>')).toThrowErrorMatchingInlineSnapshot(
    `[Error: search: /docs/api/ask has no <h1> in its content]`,
  );
});

test('a popular page that does not exist stops the build with its path', () => {
  const pages = [{ path: '/a', title: 'A', place: [] }];
  expect(locatePopular(pages, ['/a'])).toEqual([0]);
  expect(() => locatePopular(pages, ['/b'])).toThrowErrorMatchingInlineSnapshot(
    `[Error: search: the popular page /b is not among the indexed pages]`,
  );
});

test('a table of synonyms has a line for each meaning, which can continue on the next one', () => {
  const table = `
# Widget
open, abrir = abre,
  open
`;
  expect(readSynonyms(table)).toEqual([{ asked: ['open', 'abrir'], said: ['abre', 'open'] }]);
  expect(() => readSynonyms('open: abre')).toThrowErrorMatchingInlineSnapshot(
    `[Error: search: no " = " in the line of synonyms "open: abre"]`,
  );
});

const answer = (main: string, ...facts: string[]) =>
  readAnswer(readTestPage(`<h1>T</h1><h2 id="a">A</h2>${main}`).content, 'a', {
    findFacts: (text) => facts.map((fact) => text.includes(fact)),
  });

test('an answer is the part of a section with most of the facts', () => {
  expect(
    answer('<p>Uno.</p><p>Dos, con <code>b</code>.</p><h2 id="c">C</h2><p>Dos.</p>', 'Dos'),
  ).toEqual([{ kind: 'text', text: 'Dos, con `b`.' }]);
  expect(answer('<p>Uno.</p>', 'Dos')).toEqual([]);
});

test('a row of columns that are compared names them', () => {
  const table =
    '<table><thead><tr><th></th><th>A</th><th>B</th></tr></thead><tr><td>x</td><td>No</td><td>Sí</td></tr></table>';
  expect(answer(table, 'Sí')).toEqual([{ kind: 'row', text: 'x · A: No. B: Sí' }]);
});

test('an introduction comes with what it introduces, a table with the rows that have a fact', () => {
  const list = '<p>Así:</p><ul><li>uno</li><li>dos</li></ul><p>Otro.</p>';
  expect(answer(list, 'dos').map((block) => 'text' in block && block.text)).toEqual([
    'Así:',
    'uno',
    'dos',
  ]);
  const table =
    '<p>Así:</p><table><tr><td>a</td><td>uno</td></tr><tr><td>b</td><td>dos</td></tr></table>';
  expect(answer(table, 'dos')).toEqual([{ kind: 'row', text: 'b · dos' }]);
  const sentences = '<table><tr><td>404</td><td>No existe.</td><td>Comprueba.</td></tr></table>';
  expect(answer(sentences, '404')).toEqual([{ kind: 'row', text: '404 · No existe. Comprueba.' }]);
});

test('items in a cell are apart', () => {
  const list = '<dl><dt>x</dt><dd><ul><li>uno</li><li>dos</li></ul></dd></dl>';
  expect(answer(list, 'dos')).toEqual([{ kind: 'row', text: 'x · uno, dos' }]);
});

test('code has its colors', () => {
  const code = `<p>Pega:</p><pre><code>a <span class="token string">"<var data-placeholder="id">ID</var>"</span>\n</code></pre>`;
  expect(answer(code, 'ID')).toEqual([
    { kind: 'text', text: 'Pega:' },
    { kind: 'code', pieces: [['a '], ['"ID"', 'string']] },
  ]);
});

const options = {
  sections: {},
  popular: [],
  undivided: [],
  globalObject: 'A',
  mainDepth: 3,
  outside: [],
  common: [],
  placeholders: {},
  synonyms: 'a = b',
  actions: [],
  questions: [],
} satisfies Options;

test('a badge is left out of texts and answers with what leads to it', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'search-'));
  const step = searchIndex({
    ...options,
    badge: 'Abierto',
    questions: [
      {
        questions: ['¿Qué?'],
        section: '/docs/api/ask#a',
        opens: 'paso',
        place: 'questions.yaml:7',
        findFacts: (text) => [text.includes('Dos')],
      },
    ],
  });
  const build = { baseUrl: '/', outDir } as Parameters<NonNullable<typeof step.visit>>[1];
  const badge = '<a href="/x">Abierto</a>';
  await step.visit?.(
    readTestPage(
      `<h1>T</h1><h2 id="a">A</h2><p>Dos, como <span><code>src</code>:</span> ${badge}. Prueba.</p>
       <p>Tres: <span>${badge}.</span></p><p>Cuatro (${badge}).</p><p>Cinco. ${badge}</p>
       <ol data-unindexed><li id="paso">¿Qué <code>estado</code>?<ul><li>Uno</li></ul></li></ol>`,
    ),
    build,
  );
  await step.finish?.(build);
  const { sections, answers } = readIndex(await readFile(path.join(outDir, indexPath), 'utf8'));
  expect(sections[1]?.text).toBe('Dos, como `src`. Prueba.\nTres.\nCuatro.\nCinco.');
  expect(answers[0]).toMatchObject({
    blocks: [{ kind: 'text', text: 'Dos, como `src`. Prueba.' }],
    opens: { anchor: 'paso', title: '¿Qué estado?', lines: ['Uno'] },
  });
});

test('a question whose page, section or answer is gone stops the build with its file and line', async () => {
  const question = (section: string): AnsweredQuestion => ({
    questions: ['¿Qué?'],
    section,
    place: 'questions.yaml:7',
    findFacts: (text) => [text.includes('Dos')],
  });
  const step = searchIndex({
    ...options,
    questions: [
      ...['/x#a', '/docs/api/ask#b', '/docs/api/ask#a'].map(question),
      { ...question('/docs/api/ask#a'), findFacts: () => [true], opens: 'paso' },
    ],
  });
  const build = { baseUrl: '/', outDir: '' } as Parameters<NonNullable<typeof step.visit>>[1];
  await step.visit?.(readTestPage('<h1>T</h1><h2 id="a">A</h2><p>Uno.</p>'), build);
  await expect(step.finish?.(build)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [Error: search: questions without an answer
    questions.yaml:7: "¿Qué?": there is no page /x
    questions.yaml:7: "¿Qué?": /docs/api/ask has no section #b
    questions.yaml:7: "¿Qué?": /docs/api/ask#a has none of its facts
    questions.yaml:7: "¿Qué?": /docs/api/ask#a has none of its facts, or the page no step #paso]
  `);
});
