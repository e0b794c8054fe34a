import { expect, test } from 'vitest';
import type { SearchedSection } from '../SearchIndex';
import { createSearch } from './createSearch';
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

function searchIn(sections: SearchedSection[]) {
  return createSearch({
    pages: [{ path, title: 'Página', breadcrumbs: ['Guía'], sections }],
    popular: [path],
    words: {
      undivided: [],
      mainPathDepth: 3,
      uncoveredSubjects: ['precio'],
      placeholders: { TU_ID: 'id' },
      commonStems: ['widget'],
      synonyms: { 'rate limit, tope': 'límites de uso' },
    },
  });
}

/** Searches sections and lists the key and the first path of each group of results. */
function listResults(sections: SearchedSection[], query: string) {
  const { groups } = searchIn(sections)(query, {});
  return groups.map(({ key, options }) => [key, options[0]?.path]);
}

const sections: SearchedSection[] = [
  { kind: 'page', title: 'Página', text: 'Otra cosa sobre el widget.' },
  { kind: 'heading', title: 'Hacer preguntas', target: '#preguntas', text: 'Con stream.' },
  { kind: 'field', title: 'conversationId', target: '#campo', text: 'Identificador.' },
  { kind: 'heading', title: 'Límites de uso', target: '#limites', text: 'No hay cifras.' },
  { kind: 'heading', title: 'Acciones', target: '#acciones', text: 'form:submit: Un formulario.' },
  { kind: 'heading', title: 'Otros', target: '#otros', text: 'El form:submit, form:submit.' },
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
  expect(listResults(sections, query)).toEqual([[path, `${path}#${anchor}`]]);
});

test.each(['zzqqxx', '', 'precio de uso', 'stream paracaidismo barato'])(
  'nothing is found for "%s", and popular pages are proposed',
  (query) => {
    expect(listResults(sections, query)).toEqual([['popular', path]]);
  },
);

const phrasings: Record<string, string[]> = {
  '#preguntas': ['¿Dónde encuentro el script?'],
  '#campo': ['¿Dónde pongo el script?'],
  '#limites': ['¿Cuáles son los límites de uso?', 'El widget no se abre'],
};
const answered = sections.map((section): SearchedSection => {
  const sectionPhrasings = phrasings[section.target ?? ''] ?? [];
  return { ...section, answers: [{ phrasings: sectionPhrasings, blocks: [] }] };
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
  const [answer] = listResults(answered, query).filter(([key]) => key === 'answer');
  expect(answer?.[1]).toBe(anchor && `${path}#${anchor}`);
});

test('the excerpt is what has the matches, cut at words, with the values of the reader and code as code', () => {
  const filler = 'palabra '.repeat(30);
  const text = `Nada.\n${filler}el \`id\` TU_ID del contexto ${filler}`;
  const search = searchIn([{ kind: 'heading', title: 'Paso', target: '#a', text }]);
  const segments = search('contextos', { id: 'mi-id' }).groups[0]?.options[0]?.excerpt ?? [];
  expect(segments.map((segment) => segment.text).join('')).toMatch(
    /^… palabra .* el id mi-id del contexto palabra .* palabra …$/,
  );
  expect(segments.filter(({ isCode, isMatch }) => isCode ?? isMatch)).toEqual([
    { text: 'id', isCode: true },
    { text: 'contexto', isMatch: true },
  ]);
});
