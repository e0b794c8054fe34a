/** What the pages ask of their readers; `npm run words` prints words and open questions. */
import { proseBudget } from '../config/budgets';
import { countProse, type ProseCount } from '../scripts/support/countProse';
import { pageRoutes } from './support/routes';
import { expect, open, sharedWindow, test } from './support/test';

test.use(sharedWindow);

test('no page has more prose and open questions than its budget, nor have all', async ({
  page,
}) => {
  const total: ProseCount = { words: 0, allWords: 0, unknowns: 0 };
  const { ofPage, ofAll } = proseBudget;
  const measured: Record<string, ProseCount> = {};
  for (const route of pageRoutes) {
    await open(page, route);
    const prose = await page.evaluate(countProse);
    measured[route] = prose;
    expect.soft(prose.words, `${route}: words of real content`).toBeGreaterThan(40);
    expect.soft(prose.words, `${route}: words in view`).toBeLessThanOrEqual(ofPage.words);
    expect.soft(prose.unknowns, `${route}: open questions`).toBeLessThanOrEqual(ofPage.unknowns);
    total.words += prose.words;
    total.allWords += prose.allWords;
    total.unknowns += prose.unknowns;
  }
  console.table({ ...measured, total });
  expect.soft(total.words, 'words in view').toBeLessThanOrEqual(ofAll.words);
  expect.soft(total.allWords, 'all words').toBeLessThanOrEqual(ofAll.allWords);
  expect.soft(total.unknowns, 'open questions').toBeLessThanOrEqual(ofAll.unknowns);
});
