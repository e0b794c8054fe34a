/** Tests that the pages keep to budgets of words and of links 'Por confirmar'. `npm run words` prints the counts. */
import { proseBudget } from '../config/budgets';
import { pageRoutes } from './support/routes';
import { expect, open, sharedWindow, test } from './support/test';

/** Amount of prose on one page, or on all pages together. */
interface ProseCount {
  /** Words that are visible on load, without code blocks, and without the table of contents, which repeats headings. */
  words: number;
  /** The number of `words` if all `<details>` were open. */
  allWords: number;
  /** Links 'Por confirmar' to open questions, which /markdown-page lists. */
  unknowns: number;
}

test.use(sharedWindow);

test('prose and open questions keep to the budgets of a page and of all', async ({ page }) => {
  const { ofPage, ofAll } = proseBudget;
  const measured: Record<string, ProseCount> = {};
  for (const route of pageRoutes) {
    await open(page, route);
    const prose = await page.evaluate(countProse);
    measured[route] = prose;
    expect.soft(prose.words, `${route}: words of real content`).toBeGreaterThan(40);
    expect.soft(prose.words, `${route}: words in view`).toBeLessThanOrEqual(ofPage.words);
    expect.soft(prose.unknowns, `${route}: open questions`).toBeLessThanOrEqual(ofPage.unknowns);
  }
  const total = Object.values(measured).reduce((sum, prose) => ({
    words: sum.words + prose.words,
    allWords: sum.allWords + prose.allWords,
    unknowns: sum.unknowns + prose.unknowns,
  }));
  console.table({ ...measured, total });
  for (const [what, limit] of Object.entries(ofAll)) {
    expect.soft(total[what as keyof ProseCount], what).toBeLessThanOrEqual(limit);
  }
});

/** Counts the prose of the open page. Removes its code blocks and table of contents, and opens `<details>`. Runs in the browser. */
function countProse(): ProseCount {
  const main = document.querySelector('main');
  if (main === null) throw new Error('no <main>');
  for (const part of main.querySelectorAll('pre, .table-of-contents')) part.remove();
  const count = () =>
    main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const words = count();
  for (const details of main.querySelectorAll('details')) details.open = true;
  return {
    words,
    allWords: count(),
    unknowns: [...main.querySelectorAll('a[href*="/markdown-page#np-"]')].filter(
      (link) => link.textContent === 'Por confirmar',
    ).length,
  };
}
