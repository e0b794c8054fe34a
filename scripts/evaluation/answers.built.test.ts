/** Questions of integrators, answered by the Markdown of the built site; it needs `npm run build` first. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasFact, type KnownQuestion, readQuestions, toPlainText } from '../../config/questions';

const build = path.resolve(__dirname, '../../build');
const questions = readQuestions();

/** Plain text of each page with the URLs of its links; parts of a page (`page.part.md`) are joined. */
const pages = new Map<string, string>();
for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.md')) continue;
  const page = `/${file
    .split(path.sep)
    .join('/')
    .replace(/(?:\.[\w-]+)?\.md$/, '')}`;
  const markdown = readFileSync(path.join(build, file), 'utf8');
  const urls = [...markdown.matchAll(/\]\(([^)\s]*)\)/g)].map(([, url]) => url);
  pages.set(page, [pages.get(page), toPlainText(markdown), ...urls].join(' '));
}

/** Facts that each page lacks. */
const listMissing = ({ facts }: KnownQuestion) =>
  [...pages].map(([page, text]) => ({ page, facts: facts.filter((fact) => !hasFact(text, fact)) }));

test.each(questions)('one page has all facts for: $question', (question) => {
  expect(question.facts).not.toEqual([]);
  const [nearest] = listMissing(question).sort((a, b) => a.facts.length - b.facts.length);
  expect(nearest).toMatchObject({ facts: [] });
});

test('every page answers a question', () => {
  const answers = questions
    .flatMap(listMissing)
    .flatMap(({ page, facts }) => (facts.length === 0 ? page : []));
  expect(
    [...pages.keys()].filter((page) => !page.startsWith('/examples/') && !answers.includes(page)),
    'add a question that it answers to config/questions.yaml',
  ).toEqual([]);
});
