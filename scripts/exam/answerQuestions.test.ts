import { expect, test } from 'vitest';
import { answerQuestions, readQuestions, toPlainText } from './answerQuestions';

const pages = [
  {
    page: '/a',
    text: toPlainText('El **widget** usa `data-client-id`, ver [esto](https://x.test).'),
  },
  { page: '/b', text: toPlainText('Se abre con `open()`.') },
];

test('every page with all facts answers a question', () => {
  const question = { question: '¿?', facts: ['widget', { pattern: 'DATA-CLIENT-ID, ver esto' }] };
  expect(answerQuestions([question], pages)).toEqual([{ question: '¿?', pages: ['/a'] }]);
});

test('facts that are on different pages are missing, and the nearest page is named', () => {
  const question = { question: '¿?', facts: ['widget', 'data-client-id', 'open()'] };
  expect(answerQuestions([question], pages)).toEqual([
    { question: '¿?', pages: [], missing: { page: '/a', facts: ['open()'] } },
  ]);
});

test('there are at least 60 different questions, each with texts and patterns as facts', () => {
  const questions = readQuestions();
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect(questions.filter(({ facts }) => facts.length === 0)).toEqual([]);
  const isFact = (fact: unknown) =>
    typeof fact === 'string' || typeof (fact as { pattern?: unknown }).pattern === 'string';
  expect(questions.flatMap(({ facts }) => facts).filter((fact) => !isFact(fact))).toEqual([]);
});
