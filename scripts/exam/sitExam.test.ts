import { expect, test } from 'vitest';
import { questions } from './questions';
import { plainText } from './readTwins';
import { sitExam } from './sitExam';

const twins = [
  {
    page: '/a',
    text: plainText('El **widget** usa `data-client-id`, ver [esto](https://x.test).'),
  },
  { page: '/b', text: plainText('Se abre con `open()`.') },
];

test('a question is answered by every page that holds all of its facts', () => {
  const ask = { question: '¿?', facts: ['widget', /DATA-CLIENT-ID, ver esto/] };
  expect(sitExam([ask], twins)).toEqual([{ question: '¿?', pages: ['/a'] }]);
});

test('facts that no single page holds are missing, and the nearest page is named', () => {
  const ask = { question: '¿?', facts: ['widget', 'data-client-id', 'open()'] };
  expect(sitExam([ask], twins)).toEqual([
    { question: '¿?', pages: [], missing: { page: '/a', facts: ['open()'] } },
  ]);
});

test('there are at least 60 questions, none twice, each with facts', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect(questions.filter(({ facts }) => facts.length === 0)).toEqual([]);
});
