import { expect, test } from 'vitest';
import type { SearchedSection, SearchIndex } from '../SearchIndex';
import { createEngine } from './createEngine';
import { differsByOneLetter } from './differsByOneLetter';
import { pickExcerpt } from './pickExcerpt';
import { createWordSplitter } from './splitWords';
import { stemWord } from './stemWord';

const splitWords = createWordSplitter(['JavaScript']);
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
  const excerpt = pickExcerpt(
    text,
    new Set([stemWord('contexto'), stemWord('metadatos')]),
    splitWords,
  );
  expect(excerpt).toContain('el contexto y los metadatos');
  expect(excerpt).toMatch(/^… palabra .* palabra …$/);
});

function searchIn(sections: Omit<SearchedSection, 'page'>[], query: string) {
  const index: SearchIndex = {
    format: 1,
    pages: [{ path: '/docs/a/pagina', title: 'Página', place: [] }],
    sections: sections.map((section) => ({ page: 0, ...section })),
    popular: [],
    words: {
      undivided: [],
      globalObject: 'AIFindrWidget',
      mainDepth: 3,
      synonyms: [{ asked: ['rate limit'], said: ['límites de uso'] }],
    },
  };
  const [page] = createEngine(index).search(query);
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
