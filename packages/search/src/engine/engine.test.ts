import { expect, test } from 'vitest';
import type { Values } from '@aifindr-docs/project-values/keptValues';
import type { SearchedSection, SearchIndex } from '../SearchIndex';
import { createEngine } from './createEngine';
import { differsByOneLetter } from './differsByOneLetter';
import { matchActions } from './matchActions';
import { pickExcerpt } from './pickExcerpt';
import { createWordSplitter } from './splitWords';
import { stemWord } from './stemWord';

const splitWords = createWordSplitter(['JavaScript', 'C#']);
const surfaces = (text: string) => splitWords(text).map(({ surface }) => surface);

test.each([
  ['¿Cómo se instala?', ['como', 'se', 'instala']],
  ['setContext', ['setcontext', 'set', 'context']],
  ['--ai-nav-height', ['ainavheight', 'ai', 'nav', 'height']],
  ['feedback:submit', ['feedbacksubmit', 'feedback', 'submit']],
  ['Next.js', ['nextjs', 'next', 'js']],
  ['React/Next.js', ['reactnextjs', 'react', 'nextjs', 'next', 'js']],
  ['AIFindrWidget', ['aifindrwidget', 'ai', 'findr', 'widget']],
  ['JavaScript', ['javascript']],
  ['C#, F# y página#ancla', ['c#', 'f', 'y', 'pagina', 'ancla']],
])('%s is split into the whole and its parts', (text, words) => {
  expect(surfaces(text)).toEqual(words);
});

test('words have the offsets that marking needs', () => {
  const text = 'Usa setContext.';
  expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Usa',
    'setContext',
    'set',
    'Context',
  ]);
});

test.each([
  ['pregunta', 'preguntas', 'preguntar', 'preguntando'],
  ['instala', 'instalar', 'instalacion', 'instalaciones'],
  ['widget', 'widgets'],
  ['evento', 'eventos'],
  ['open', 'opening'],
])('%s has one stem with its inflections', (word, ...others) => {
  expect(others.map(stemWord)).toEqual(others.map(() => stemWord(word)));
});

test.each([
  ['contexto', 'contesto', true],
  ['contexto', 'contxto', true],
  ['contexto', 'conttexto', true],
  ['contexto', 'cotnexto', true],
  ['contexto', 'contexto', false],
  ['contexto', 'cntesto', false],
  ['contexto', 'contextual', false],
])('%s and %s differ by one letter: %s', (a, b, expected) => {
  expect(differsByOneLetter(a, b)).toBe(expected);
});

test('the excerpt is the part of a line with the most terms, cut at words', () => {
  const filler = 'palabra '.repeat(60);
  const text = `Nada de esto.\n${filler}el contexto y los metadatos ${filler}`;
  const wanted = ['contexto', 'metadatos'];
  const excerpt = pickExcerpt(text, ({ surface }) => wanted.includes(surface), splitWords);
  expect(excerpt).toContain('el contexto y los metadatos');
  expect(excerpt).toMatch(/^… palabra .* palabra …$/);
});

test('code that is cut stays code', () => {
  const text = `${'palabra '.repeat(20)}\`uno dos tres contexto cuatro\` ${'palabra '.repeat(20)}`;
  expect(pickExcerpt(text, ({ surface }) => surface === 'contexto', splitWords)).toContain(
    ' palabra `uno dos tres contexto cuatro` palabra',
  );
  const inside = `\`${'palabra '.repeat(20)} contexto\` ${'palabra '.repeat(20)}`;
  expect(pickExcerpt(inside, ({ surface }) => surface === 'contexto', splitWords)).toMatch(
    /^… `palabra .* contexto` palabra/,
  );
});

function engineOf(sections: Omit<SearchedSection, 'page'>[]) {
  const index: SearchIndex = {
    format: 1,
    pages: [{ path: '/docs/a/pagina', title: 'Página', place: [] }],
    sections: sections.map((section) => ({ page: 0, ...section })),
    popular: [0],
    answers: [
      {
        section: 3,
        questions: ['¿Cuáles son los límites de uso?', 'El widget no se abre'],
        blocks: [{ kind: 'text', text: 'No hay cifras.' }],
      },
      {
        section: 4,
        questions: ['¿Cómo abro el widget?'],
        blocks: [{ kind: 'text', text: 'Así.' }],
      },
      {
        section: 2,
        questions: ['Usar Next.js', '¿Dónde consigo el conversationId?'],
        blocks: [{ kind: 'row', text: '`conversationId` · Identificador' }],
      },
      {
        section: 1,
        questions: ['¿Dónde pongo el conversationId?'],
        blocks: [{ kind: 'text', text: 'Aquí.' }],
      },
    ],
    actions: [
      { title: 'Copiar esta página', words: 'copy markdown', presses: 'button' },
      { title: 'Ir a React', words: 'go', opens: '/react' },
      { title: 'Kotlin: ejemplos', words: 'code', opens: '/ask', isProposed: false },
    ],
    words: {
      undivided: [],
      globalObject: 'AIFindrWidget',
      mainDepth: 3,
      outside: ['precio'],
      placeholders: { TU_ID: 'id' },
      common: ['widget'],
      synonyms: [
        { asked: ['rate limit'], said: ['límites de uso'] },
        { asked: ['tope'], said: ['cifras'] },
      ],
    },
  };
  return createEngine(index);
}

function searchIn(found: Omit<SearchedSection, 'page'>[], query: string) {
  const [page] = engineOf(found).search(query).pages;
  return page?.sections.map(({ target }) => target) ?? [];
}

const sections: Omit<SearchedSection, 'page'>[] = [
  { kind: 'page', title: 'Página', text: 'Otra cosa.' },
  { kind: 'heading', title: 'Hacer preguntas', anchor: 'preguntas', text: 'Con stream.' },
  { kind: 'field', title: 'conversationId', anchor: 'campo', text: 'Identificador.' },
  { kind: 'heading', title: 'Límites de uso', anchor: 'limites', text: 'No hay cifras.' },
  { kind: 'heading', title: 'open()', anchor: 'open', text: 'Abre el widget.' },
  {
    kind: 'heading',
    title: 'Tipos de AIFindrWidget',
    anchor: 'tipos',
    code: 'AIFindrWidget.open()',
  },
];

test('an identifier is found by its words, and a message by its text, word for word', () => {
  expect(
    searchIn(
      [
        { kind: 'heading', title: 'ready()', anchor: 'ready', code: 'ready.js' },
        { kind: 'heading', title: 'isReady()', anchor: 'is-ready', text: 'Indica si está listo.' },
      ],
      'is ready',
    )[0],
  ).toBe('/docs/a/pagina#is-ready');
  expect(
    searchIn(
      [
        {
          kind: 'heading',
          title: 'Otros errores',
          anchor: 'a',
          text: 'En el servidor, ReferenceError: not defined is window',
        },
        {
          kind: 'heading',
          title: 'Errores',
          anchor: 'b',
          text: 'En el servidor, ReferenceError: window is not defined',
        },
      ],
      'window is not defined',
    )[0],
  ).toBe('/docs/a/pagina#b');
});

test('a query that many actions have means none of them', () => {
  const languages = ['C#', 'Go', 'Java', 'PHP', 'Python', 'Ruby', 'Rust'];
  const actions = languages.map((title) => ({ title, words: 'ejemplos', opens: '/ask' }));
  expect(matchActions(actions, 'ejemplos', splitWords)).toEqual([]);
  expect(matchActions(actions, 'ejemplos en rust', splitWords)).toHaveLength(1);
});

test('an action is named by the first word of its title, beside others that find it', () => {
  const actions = [
    { title: 'C#: ejemplos de la API', words: 'code', opens: '/ask', isProposed: false },
  ];
  const named = (query: string) =>
    matchActions(actions, query, splitWords).map(({ isNamed }) => isNamed);
  expect(['c#', 'ejemplos en c#', 'ejemplos', 'c# code', 'c'].map(named)).toEqual([
    [true],
    [true],
    [false],
    [true],
    [],
  ]);
});

test('what was opened last is proposed while the site has it', () => {
  const path = '/docs/a/pagina';
  const engine = engineOf(sections);
  const { recent, pages } = engine.propose([`${path}#limites`, `${path}#gone`, '/gone', path]);
  expect(recent.flatMap((page) => page.sections).map(({ target }) => target)).toEqual([
    `${path}#limites`,
    path,
  ]);
  expect(pages).toEqual([]);
  expect(engine.propose([]).pages).toHaveLength(1);
  expect(engine.propose([]).actions).toHaveLength(2);
});

test.each([
  ['preguntar', '#preguntas'],
  ['PREGUNTÁR', '#preguntas'],
  ['pregnta', '#preguntas'],
  ['conversation', '#campo'],
  ['conversation id', '#campo'],
  ['rate limit', '#limites'],
  ['AIFindrWidget.open', '#open'],
  ['window.AIFindrWidget.open()', '#open'],
  ['AIFindrWidget', '#tipos'],
])('%s opens at %s', (query, anchor) => {
  expect(searchIn(sections, query)[0]).toBe(`/docs/a/pagina${anchor}`);
});

test('a verb says less than its object', () => {
  const verbs: typeof sections = [
    { kind: 'heading', title: 'Quitar', anchor: 'quitar' },
    { kind: 'heading', title: 'El icono', anchor: 'icono' },
  ];
  expect(searchIn(verbs, 'quitar icono')[0]).toBe('/docs/a/pagina#icono');
  expect(searchIn(verbs, 'ver icono')).toEqual(['/docs/a/pagina#icono']);
});

test('a word said twice counts once', () => {
  expect(engineOf(sections).search('límites de uso monto a monto').ignored).toBe('monto');
});

test('an identifier that names a row, or is an anchor, comes first', () => {
  const rows: typeof sections = [
    { kind: 'heading', title: 'Sobre widget:open', anchor: 'otro', text: 'El widget:open.' },
    {
      kind: 'heading',
      title: 'Acciones',
      anchor: 'acciones',
      text: 'form:submit: Un formulario.\nwidget:open: Se ha abierto.',
    },
    { kind: 'heading', title: 'Por encima', anchor: 'z-index', text: 'Un z-index mayor.' },
    {
      kind: 'heading',
      title: 'Problemas',
      anchor: 'problemas',
      text: 'Si algo tiene un z-index mayor, z-index.',
    },
  ];
  expect(searchIn(rows, 'form:submit')[0]).toBe('/docs/a/pagina#acciones');
  expect(searchIn(rows, 'widget:open')[0]).toBe('/docs/a/pagina#acciones');
  expect(searchIn(rows, 'z-index')[0]).toBe('/docs/a/pagina#z-index');
});

test('a section has a number that was typed, or is no result', () => {
  const errors: typeof sections = [
    { kind: 'heading', title: 'Errores', anchor: 'errores', text: 'Un error y otro error.' },
    { kind: 'heading', title: 'Cargar', anchor: 'cargar', text: '`net::ERR_ABORTED 404`: La URL.' },
    { kind: 'heading', title: 'Límites', anchor: 'limites', text: 'El error 429.' },
  ];
  expect(searchIn(errors, 'error 404')).toEqual(['/docs/a/pagina#cargar']);
  expect(searchIn(errors, 'error 404 o 429').sort()).toEqual([
    '/docs/a/pagina#cargar',
    '/docs/a/pagina#limites',
  ]);
  // The site has no such number.
  expect(searchIn(errors, 'otro error 500')[0]).toBe('/docs/a/pagina#errores');
  expect(searchIn(errors, 'net::ERR_ABORTED 404')[0]).toBe('/docs/a/pagina#cargar');
});

test('a field inside others is a detail of them', () => {
  const fields: typeof sections = [
    { kind: 'field', title: 'bordeColor', anchor: 'inner', trail: ['Respuesta', 'marca.boton'] },
    { kind: 'field', title: 'marcaColor', anchor: 'outer', trail: ['Respuesta', 'marca'] },
  ];
  expect(searchIn(fields, 'color')[0]).toBe('/docs/a/pagina#outer');
});

test('of two headings with the same words the one nearer to the title comes first', () => {
  const twins: Omit<SearchedSection, 'page'>[] = [
    { kind: 'heading', title: 'Colores', anchor: 'detalle', trail: ['Estilos', 'Valores'] },
    { kind: 'heading', title: 'Colores', anchor: 'tema' },
  ];
  expect(searchIn(twins, 'colores')).toEqual(['/docs/a/pagina#tema', '/docs/a/pagina#detalle']);
});

test('an unknown word and an empty query find nothing', () => {
  expect(searchIn(sections, 'zzqqxx')).toEqual([]);
  expect(searchIn(sections, '  ')).toEqual([]);
});

test.each([
  ['saco límites preguntas', undefined],
  ['encuentro stream', undefined],
  ['monto límites de uso', 'monto'],
  ['límites de uso en Astaná', 'Astaná'],
])('"%s" finds what its other words do, and leaves out %s', (query, ignored) => {
  const results = engineOf(sections).search(query);
  expect(results.pages).not.toEqual([]);
  expect(results.ignored).toBe(ignored);
});

test('an unknown word empties a query with one known word, not one with two', () => {
  const keys: typeof sections = [...Array(12).keys()].map((id) => ({
    kind: 'heading',
    title: `Clave ${id}`,
    anchor: `clave${id}`,
    text: 'De la API.',
  }));
  expect(searchIn(keys, 'monto clave')).toEqual([]);
  expect(searchIn(keys, 'monto clave api')).not.toEqual([]);
  expect(searchIn(keys, 'monto deprisa clave api')).toEqual([]);
});

test('the preview of an answer is what its section says besides', () => {
  const all = sections.map((section) => ({ ...section }));
  all[2]!.text = 'conversationId: Identificador\nOtra línea.';
  const { answer } = engineOf(all).search('usar next.js');
  expect(answer?.preview).toEqual([[{ text: 'Otra línea.' }]]);
});

test('a query about something else finds nothing, though some of its words occur', () => {
  const prices: typeof sections = [
    ...sections,
    { kind: 'heading', title: 'Ejemplo', anchor: 'ejemplo', text: 'Un precio de ejemplo.' },
  ];
  expect(searchIn(prices, 'ejemplo')).not.toEqual([]);
  expect(searchIn(prices, 'precio de ejemplo')).toEqual([]);
  expect(searchIn(prices, 'stream paracaidismo')).not.toEqual([]);
  expect(searchIn(prices, 'stream paracaidismo barato')).toEqual([]);
});

test.each([
  ['¿Cuáles son los límites de uso?', '#limites'],
  ['limites de uso', '#limites'],
  ['límite de uso', '#limites'],
  ['el WIDGET no se abre', '#limites'],
  ['cómo abro el widget', '#open'],
  ['utilizo nextjs', '#campo'],
  ['como uso next js', '#campo'],
  ['de dónde saco el conversation id', '#campo'],
  ['meto el conversationId', '#preguntas'],
])('%s is answered by %s', (query, anchor) => {
  expect(engineOf(sections).search(query).answer?.target).toBe(`/docs/a/pagina${anchor}`);
});

test.each(['límites', 'el widget se abre en una pestaña', 'cómo cocino límites', 'zzqqxx', ''])(
  'nothing answers "%s"',
  (query) => expect(engineOf(sections).search(query).answer).toBeUndefined(),
);

test.each([
  ['copiar', ['Copiar esta página'], true],
  ['pagina', ['Copiar esta página'], false],
  ['react', ['Ir a React'], false],
  ['cómo uso react', ['Ir a React'], false],
  ['ir a re', ['Ir a React'], true],
  ['kotlin', ['Kotlin: ejemplos'], true],
  ['ejemplos en kotlin', ['Kotlin: ejemplos'], true],
  ['copiar código', [], false],
  ['a', [], false],
  ['cómo', [], false],
])('%s finds the actions %j', (query, titles, isNamed) => {
  const { actions } = engineOf(sections).search(query);
  expect(actions.map(({ title }) => title)).toEqual(titles);
  expect(actions.some((action) => action.isNamed)).toBe(isNamed);
});

test('what was typed is marked, a synonym more quietly, words without a meaning not at all', () => {
  const marks = (query: string) =>
    engineOf(sections)
      .search(query)
      .pages.flatMap((page) => page.sections)
      .flatMap(({ title }) => title)
      .flatMap(({ text, match }) => (match ? [`${text}: ${match}`] : []));
  expect(marks('límites de uso')).toEqual(['Límites: typed', 'uso: typed']);
  expect(marks('limit')).toContain('Límit: typed');
  expect(marks('rate limit')).toEqual(['Límit: typed', 'uso: similar']);
});

test('below a title with what was typed, synonyms do not choose the excerpt', () => {
  const text = 'Lo primero.\nNo hay cifras.';
  const excerptOf = (title: string) =>
    engineOf([{ kind: 'heading', title, anchor: 'a', text }])
      .search('tope')
      .pages[0]?.sections[0]?.excerpt.map((piece) => piece.text)
      .join('');
  expect(excerptOf('Tope')).toBe('Lo primero.');
  expect(excerptOf('Otro')).toBe('No hay cifras.');
});

test('a word that nearly every page has counts only alone', () => {
  expect(searchIn(sections, 'widget preguntas')).toEqual(['/docs/a/pagina#preguntas']);
  expect(searchIn(sections, 'widget')).toEqual(['/docs/a/pagina#tipos']);
});

test('the values of the reader stand in place of placeholders, also where these are what was typed', () => {
  const engine = engineOf([
    { kind: 'heading', title: 'Paso', anchor: 'a', text: 'Donde dice TU_ID, no TU_ID_2.' },
  ]);
  const excerptOf = (values: Values) =>
    engine
      .search('TU_ID', values)
      .pages[0]?.sections[0]?.excerpt.map(({ text }) => text)
      .join('');
  expect(excerptOf({ id: 'mi-id' })).toBe('Donde dice mi-id, no TU_ID_2.');
  expect(excerptOf({ id: 'otro' })).toBe('Donde dice otro, no TU_ID_2.');
  expect(excerptOf({})).toBe('Donde dice TU_ID, no TU_ID_2.');
});

test('a section about a placeholder itself keeps it', () => {
  const found = engineOf([
    { kind: 'heading', title: 'Convenciones', anchor: 'a', text: 'Como TU_ID.', isLiteral: true },
    { kind: 'heading', title: 'Convenciones', anchor: 'b', text: 'Donde dice TU_ID.' },
  ]).search('convenciones', { id: 'mi-id' });
  const excerpts = found.pages[0]?.sections.map(({ target, excerpt }) => [
    target,
    excerpt.map(({ text }) => text).join(''),
  ]);
  expect(Object.fromEntries(excerpts ?? [])).toEqual({
    '/docs/a/pagina#a': 'Como TU_ID.',
    '/docs/a/pagina#b': 'Donde dice mi-id.',
  });
});
