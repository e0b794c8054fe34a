import { expect, test } from 'vitest';
import type { SearchedSection, SearchIndex } from '../SearchIndex';
import { createSearch, type ResultGroup } from './createSearch';
import { createWordSplitter, flattenWords } from './splitWords';

const splitWords = createWordSplitter(['JavaScript', 'C#']);

test.each([
  ['¿Cómo se instala?', ['como', 'se', 'instala']],
  ['setContext', ['setcontext', 'set', 'context']],
  ['--ai-nav-height', ['ainavheight', 'ai', 'nav', 'height']],
  ['feedback:submit', ['feedbacksubmit', 'feedback', 'submit']],
  ['React/Next.js', ['reactnextjs', 'react', 'nextjs', 'next', 'js']],
  ['JavaScript', ['javascript']],
  ['C#, F# y página#ancla', ['c#', 'f', 'y', 'pagina', 'ancla']],
])('%s is split into the whole and its parts', (text, words) => {
  expect(flattenWords(splitWords(text)).map(({ normalized }) => normalized)).toEqual(words);
});

const path = '/docs/a/pagina';

function searchIn(sections: SearchedSection[], index: Partial<SearchIndex> = {}) {
  const search = createSearch({
    format: 1,
    pages: [{ path, title: 'Página', breadcrumbs: ['Guía'], sections }],
    popular: [path],
    actions: [],
    words: {
      undivided: [],
      mainPathDepth: 3,
      uncoveredSubjects: ['precio'],
      placeholders: { TU_ID: 'id' },
      commonStems: ['widget'],
      synonyms: [{ typed: ['rate limit', 'tope'], written: ['límites de uso'] }],
    },
    ...index,
  });
  return (query: string, values = {}) => search(query, values);
}

const targetsOf = (groups: readonly ResultGroup[]) =>
  groups.flatMap(({ options }) =>
    options.map((option) => (option.kind === 'action' ? option.title : option.path)),
  );

const sections: SearchedSection[] = [
  { kind: 'page', title: 'Página', text: 'Otra cosa sobre el widget.' },
  { kind: 'heading', title: 'Hacer preguntas', anchor: 'preguntas', text: 'Con stream.' },
  { kind: 'field', title: 'conversationId', anchor: 'campo', text: 'Identificador.' },
  { kind: 'heading', title: 'Límites de uso', anchor: 'limites', text: 'No hay cifras.' },
  { kind: 'heading', title: 'Acciones', anchor: 'acciones', text: 'form:submit: Un formulario.' },
  { kind: 'heading', title: 'Otros', anchor: 'otros', text: 'El form:submit, form:submit.' },
];

test.each([
  ['preguntar', 'preguntas', 'an inflection'],
  ['PREGUNTÁR', 'preguntas', 'case and accents do not matter'],
  ['pregnta', 'preguntas', 'a wrong letter'],
  ['widget preguntas', 'preguntas', 'a word that nearly every page has counts only alone'],
  ['conver', 'campo', 'the beginning of a name'],
  ['conversation id', 'campo', 'the words of a name'],
  ['rate limit', 'limites', 'a synonym of two words'],
  ['form:submit', 'acciones', 'an identifier that names a row'],
  ['stream zzqqxx límites', 'limites', 'an unknown word beside two known ones'],
])('%s opens at %s: %s', (query, anchor) => {
  const { groups, isProposed } = searchIn(sections)(query);
  expect(isProposed).toBe(false);
  expect(targetsOf(groups)[0]).toBe(`${path}#${anchor}`);
});

test.each(['zzqqxx', '', 'precio de uso', 'stream paracaidismo barato'])(
  'nothing is found for "%s", and popular pages are proposed',
  (query) => {
    const { groups, isProposed } = searchIn(sections)(query);
    expect(isProposed).toBe(true);
    expect(targetsOf(groups)).toEqual([path]);
  },
);

const phrasings = [
  ['Stream'],
  ['¿Dónde encuentro el script?'],
  ['¿Dónde pongo el script?'],
  ['¿Cuáles son los límites de uso?', 'El widget no se abre'],
];
const answered = sections.map((section, index): SearchedSection => {
  const sectionPhrasings = phrasings[index];
  return {
    ...section,
    ...(sectionPhrasings && { answers: [{ phrasings: sectionPhrasings, blocks: [] }] }),
  };
});

test.each([
  ['¿Cuáles son los límites de uso?', 'limites'],
  ['uso: límite', 'limites'],
  ['por qué no se abre', 'limites'],
  ['DONDE PONGO EL SCRIPT', 'campo'],
  ['dónde encuentro el script', 'preguntas'],
  ['el widget se abre', undefined],
  ['script', undefined],
  ['límites', undefined],
  ['cómo cocino límites de uso', undefined],
])('"%s" is answered by %s', (query, anchor) => {
  const [first] = searchIn(answered)(query).groups.flatMap(({ options }) => options);
  expect(first?.kind === 'answer' ? first.path : undefined).toBe(anchor && `${path}#${anchor}`);
});

const actions = [
  { title: 'Copiar esta página', keywords: 'copy markdown', presses: 'copy-page' },
  { title: 'Ir a React', keywords: 'go', opens: '/react' },
  { title: 'C#: ejemplos', keywords: 'code', opens: '/ask', isProposed: false },
];

test.each([
  ['copiar', ['Copiar esta página']],
  ['copiar preguntas', [`${path}#preguntas`]],
  ['ir a re', ['Ir a React']],
  ['c# code', ['C#: ejemplos']],
  ['página', [path, 'Copiar esta página']],
])('"%s" finds %j', (query, found) => {
  expect(targetsOf(searchIn(sections.slice(0, 2), { actions })(query).groups)).toEqual(found);
});

test('the excerpt is what has the matches, cut at words, with the values of the reader and code as code', () => {
  const filler = 'palabra '.repeat(30);
  const text = `Nada.\n${filler}el \`id\` TU_ID del contexto ${filler}`;
  const search = searchIn([{ kind: 'heading', title: 'Paso', anchor: 'a', text }]);
  const [option] = search('contextos', { id: 'mi-id' }).groups[0]?.options ?? [];
  const segments = option?.kind === 'section' ? option.excerpt : [];
  expect(segments.map((segment) => segment.text).join('')).toMatch(
    /^… palabra .* el id mi-id del contexto palabra .* palabra …$/,
  );
  expect(segments.filter(({ isCode, isMatch }) => isCode ?? isMatch)).toEqual([
    { text: 'id', isCode: true },
    { text: 'contexto', isMatch: true },
  ]);
});
