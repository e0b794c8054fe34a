/** Compares the words and the open questions of every page with config/budgets.ts; `npm run words` prints them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { proseBudgets, proseTotals, questionsInFiles } from '../config/budgets';
import { countProse, type ProseCount } from '../scripts/support/countProse';
import { pageRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, test } from './support/test';

test.use({ ...sharedWindow, viewport: { width: 1280, height: 800 } });

test('no page has more words in view, or more open questions, than its budget', async ({
  page,
}) => {
  test.slow();
  const measured: Record<string, ProseCount> = {};
  for (const route of pageRoutes) {
    await open(page, route);
    measured[route] = await page.evaluate(countProse);
  }
  console.table(measured);
  expect.soft(Object.keys(proseBudgets).sort()).toEqual([...pageRoutes].sort());
  for (const [route, { words, unknowns }] of Object.entries(measured)) {
    expect
      .soft(words, `${route}: words in view`)
      .toBeLessThanOrEqual(proseBudgets[route]?.words ?? 0);
    expect
      .soft(unknowns, `${route}: open questions`)
      .toBeLessThanOrEqual(proseBudgets[route]?.unknowns ?? 0);
  }
  const sum = (key: keyof ProseCount) =>
    Object.values(measured).reduce((total, prose) => total + prose[key], 0);
  expect.soft(sum('words'), 'words in view').toBeLessThanOrEqual(proseTotals.words);
  expect.soft(sum('allWords'), 'all words').toBeLessThanOrEqual(proseTotals.allWords);
  expect.soft(sum('unknowns'), 'open questions').toBeLessThanOrEqual(proseTotals.unknowns);
});

for (const [file, limit] of Object.entries(questionsInFiles)) {
  test(`${file} speaks of open questions ${limit} times at most: editors and generated clients show it`, () => {
    const mentions = readFileSync(path.resolve(file), 'utf8').match(
      /publicad[oa]s?\b|por confirmar/gi,
    );
    expect(mentions?.length ?? 0).toBeLessThanOrEqual(limit);
  });
}
