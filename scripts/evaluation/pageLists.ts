import type { PageList } from '@aifindr-docs/content-checks/pages/checkLists';
import { proseBudgets } from '../../config/budgets';
import { hasFact, readQuestions, toPlainText } from '../../config/questions';
import { siteMap } from '../../config/siteMap';
import { queries } from './queries';

/** What the site has for every page; `npm run check` says which page is missing where, before there is a build. */
export function listPageLists(): PageList[] {
  const linked = new Set(['/', ...siteMap.flatMap(({ entries }) => entries.map(({ to }) => to))]);
  const answers = new Set<string>(queries.flatMap(([, ...pages]) => pages));
  const questions = readQuestions();
  return [
    {
      has: ({ route, isTag }) => isTag || linked.has(route),
      advice: 'link it from the home page in config/siteMap.ts',
    },
    {
      has: ({ route }) => route === '/' || answers.has(route),
      advice: 'add a query that it answers to scripts/evaluation/queries.yaml',
    },
    {
      has: ({ isTag, text }) => isTag || isAnswer(toPlainText(text)),
      advice: 'add a question that it answers to config/questions.yaml',
      isWarning: true,
    },
    {
      has: ({ route }) => route in proseBudgets,
      advice: 'give it a budget of words in config/budgets.ts (`npm run words` counts them)',
    },
  ];

  function isAnswer(text: string): boolean {
    return questions.some(({ facts }) => facts.every((fact) => hasFact(text, fact)));
  }
}
