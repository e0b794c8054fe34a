import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestPage } from '@aifindr-docs/page-outputs/createTestPage';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { indexPath, type SearchIndex } from '../SearchIndex';
import { type AnsweredQuestion, type Options, searchIndex } from '.';
import { parseSections } from './parseSections';
import { selectAnswerBlocks } from './selectAnswerBlocks';

const options = {
  breadcrumbsByFolder: { '/docs/api': ['API'] },
  popular: [],
  undivided: [],
  mainPathDepth: 3,
  uncoveredSubjects: [],
  commonStems: [],
  placeholders: {},
  synonyms: {},
  ignoredText: /: Abierto| \(Abierto\)/g,
  questions: [],
} satisfies Options;

async function indexPage(main: string, overrides: Partial<Options> = {}): Promise<SearchIndex> {
  const outDir = createTestFolder();
  const step = searchIndex({ ...options, ...overrides });
  const build = { baseUrl: '/', outDir } as Parameters<NonNullable<typeof step.visit>>[1];
  await step.visit?.(createTestPage(main), build);
  await step.finish?.(build);
  return JSON.parse(readFileSync(path.join(outDir, indexPath), 'utf8')) as SearchIndex;
}

const linesOf = async (main: string) => {
  const { pages } = await indexPage(`<h1>T</h1><h2 id="a">A</h2>${main}`);
  return pages[0]?.sections[1]?.text?.split('\n');
};

test('a page is split at headings and fields, each with what is around it', async () => {
  const { pages } = await indexPage(
    `<nav>Migas</nav><h1>Título</h1><p>Uno <code>dos</code>.</p><h2 id="a">Parte<a class="hash-link" href="#a">\u200b</a></h2>
     <h3 id="b">Detalle</h3><pre><code>setContext({ page }) <span class="token comment">// Espera</span></code></pre>
     <ul><li id="q"><p><a href="#q">query</a><span>string</span></p><p>Mensaje.</p>
     <ul><li id="q-t"><a href="#q-t">text</a><p>Texto.</p></li></ul></li></ul><p>Después.</p><button>Copiar</button>`,
  );
  const [page] = pages;
  expect([...(page?.breadcrumbs ?? []), page?.title, page?.path]).toEqual([
    'API',
    'Título',
    '/docs/api/ask',
  ]);
  const lines = page?.sections.map(({ kind, title, target = '', trail = [], text, code }) =>
    [kind, [...trail, title].join(' › ') + target, text, code].filter(Boolean).join(' | '),
  );
  expect(lines).toEqual([
    'page | Título | Qué: "es"\nUno `dos`.',
    'heading | Parte#a',
    'heading | Parte › Detalle#b | Después. | setContext page',
    'field | Parte › Detalle › query#q | Mensaje. | string',
    'field | Parte › Detalle › query › text#q-t | Texto.',
  ]);
});

test.each([
  ['<table><tr><td>x</td><td>y</td></tr></table>', ['x: y']],
  [
    '<table><tr><td>not-found</td><td>404</td><td>No existe el recurso.</td><td>Comprueba.</td></tr></table>',
    ['not-found · 404: No existe el recurso. Comprueba.'],
  ],
  [
    '<table><thead><tr><th></th><th>A</th><th>B</th></tr></thead><tr><td>x</td><td>No</td><td>Sí</td></tr></table>',
    ['x. A: No. B: Sí'],
  ],
  ['<dl><dt>x</dt><dd><ul><li>uno</li><li>dos</li></ul></dd></dl>', ['x: uno dos']],
  ['<p>Así:</p><ul><li>tres</li><li>cuatro</li></ul>', ['Así:', 'tres', 'cuatro']],
  ['<p><a href="/a">React</a><a href="/b">Angular</a>.</p>', ['React Angular.']],
  [
    '<p>Dos, como <code>src</code>: <a href="/x">Abierto</a>. Y tres (<a href="/x">Abierto</a>).</p>',
    ['Dos, como `src`. Y tres.'],
  ],
  ['<p><code>application/json</code></p><p>No <code>existe</code>.</p>', ['No `existe`.']],
  ['<div data-unindexed><p>Dos.</p></div><div role="tablist">HTML</div><p>Uno.</p>', ['Uno.']],
  ['<div role="tabpanel" data-language="php"><p>PHP</p></div><p>Uno.</p>', ['Uno.']],
])('%s is read as %j', async (main, lines) => {
  expect(await linesOf(main)).toEqual(lines);
});

test.each<[main: string, shows: string | string[] | undefined, texts: string[]]>([
  ['<p>Uno.</p><p>Dos.</p>', undefined, ['Uno.']],
  ['<p>Uno.</p><p>Dos, <code>b</code>.</p>', 'Dos, b', ['Dos, `b`.']],
  ['<p>Así:</p><ul><li>uno</li><li>dos</li></ul><p>Otro.</p>', undefined, ['Así:', 'uno', 'dos']],
  ['<ul><li>uno</li><li>dos</li><li>tres</li></ul>', ['dos', 'tres'], ['dos', 'tres']],
  ['<table><tr><td>a</td><td>1</td></tr><tr><td>b</td><td>2</td></tr></table>', 'b', ['2']],
  ['<p>Uno.</p>', 'Dos', []],
])('of %s an answer that shows %j has %j', (main, shows, texts) => {
  const [, section] = parseSections(createTestPage(`<h1>T</h1><h2 id="a">A</h2>${main}`));
  const blocks = selectAnswerBlocks(section?.blocks ?? [], shows);
  expect(blocks.map((block) => (block.kind === 'code' ? '' : block.text))).toEqual(texts);
});

test('the code of an answer has its colors', async () => {
  const question = { answer: '/docs/api/ask#a', phrasings: ['¿Qué?'], sourceLocation: '' };
  const { pages } = await indexPage(
    `<h1>T</h1><h2 id="a">A</h2><p>Pega:</p><pre><code>a <span class="token string">"<var>ID</var>"</span>\n</code></pre>`,
    { questions: [question] },
  );
  expect(pages[0]?.sections[1]?.answers).toEqual([
    {
      phrasings: ['¿Qué?'],
      blocks: [
        { kind: 'text', text: 'Pega:' },
        { kind: 'code', tokens: [['a '], ['"ID"', 'string']] },
      ],
    },
  ]);
});

test('what the site promises and no longer has stops the build, with file and line', async () => {
  const ask = (answer: string, overrides: Partial<AnsweredQuestion> = {}): AnsweredQuestion => ({
    answer,
    phrasings: ['¿Qué?'],
    sourceLocation: 'questions.yaml:7',
    ...overrides,
  });
  const page = '/docs/api/ask';
  const questions = [ask('/x#a'), ask(`${page}#a`, { shows: 'Dos' })];
  const main = '<h1>T</h1><h2 id="a">A</h2><p>Uno.</p>';
  await expect(indexPage(main, { questions, popular: ['/y'] })).rejects
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: search:
    the popular page /y is not among the indexed pages
    questions.yaml:7: "¿Qué?", /x#a: there is no such section
    questions.yaml:7: "¿Qué?", /docs/api/ask#a: the section has not what it shows]
  `);
  await expect(indexPage('<p>Texto</p>')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: search: /docs/api/ask has no <h1> in its content]`,
  );
});
