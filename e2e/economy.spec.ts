/** What is measured on every page, which is opened once; `npm run words` prints words and open questions. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { proseBudgets, proseTotals, questionsInFiles } from '../config/budgets';
import { countProse, type ProseCount } from '../scripts/support/countProse';
import { pageRoutes } from './support/routes';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, test } from './support/test';

test.use(sharedWindow);

/**
 * An outlined box is an element of at least 120 × 40 px with a line that can be seen on all four sides, or with a shadow around it;
 * controls are none, and a picture with all that it draws is one.
 */
const countBoxes = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (color: string) => !/^transparent$|, 0\)$|\/ 0\)$/.test(color);
    const boxes = [...document.body.querySelectorAll('*')].filter((element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isInView || width < 120 || height < 40 || !element.checkVisibility()) return false;
      const style = getComputedStyle(element);
      const isControl = element.matches('button, input, select, .button');
      if (isControl || style.visibility === 'hidden') return false;
      const isFramed = (['Top', 'Right', 'Bottom', 'Left'] as const).every(
        (side) =>
          parseFloat(style[`border${side}Width`]) > 0 && isSeen(style[`border${side}Color`]),
      );
      const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
      const hasShadow = style.boxShadow !== 'none' && !style.boxShadow.includes('inset');
      return isFramed || isOutlined || hasShadow;
    });
    return boxes.filter((box) => {
      const picture = box.closest('figure, [data-drawing]');
      return !boxes.some(
        (other) => other !== box && picture?.contains(other) && other.contains(box),
      );
    }).length;
  });

/** The type scale and the weights of src/css/tokens.css. */
const scale = ['12px', '13px', '14px', '15px', '16px', '18px', '20px', '26px', '38px', '52px'];
const weights = ['400', '550', '650'];

/** Sizes and weights of the texts of a page that the design does not have. */
const findStrangeText = (page: Page) =>
  page.evaluate(
    ([sizes, known]) => {
      const hasText = (element: Element) =>
        [...element.childNodes].some(
          (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '',
        );
      const found = [...document.body.querySelectorAll('*:not(script, style, noscript)')]
        // Drawings have their own units, and previews are the customer's.
        .filter((element) => hasText(element) && !element.closest('svg, [data-drawing]'))
        .map((element) => getComputedStyle(element))
        .filter(
          ({ fontSize, fontWeight }) => !sizes.includes(fontSize) || !known.includes(fontWeight),
        );
      return [...new Set(found.map(({ fontSize, fontWeight }) => `${fontSize} ${fontWeight}`))];
    },
    [scale, weights] as const,
  );

/** Code that is not hidden but not laid out, because content-visibility skips it off screen. */
const listSkippedCode = () =>
  [...document.querySelectorAll('.theme-code-block pre')]
    .filter(
      (code) => code.checkVisibility() && !code.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map(({ textContent }) => textContent);

/** Icons of the text that have collapsed. */
const findFlatIcons = (page: Page) =>
  page.locator('main svg').evaluateAll((icons) =>
    icons
      .map((icon) => ({ html: icon.outerHTML.slice(0, 120), box: icon.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.width < 64 && box.height < 0.8 * box.width)
      .map(({ html }) => html),
  );

test('every page has a title, text of the scale, at most four outlined boxes on a first screen, the left edge of all, and no more prose than its budget', async ({
  page,
}) => {
  test.slow();
  const measured: Record<string, ProseCount> = {};
  const edges = new Set<number>();
  for (const route of pageRoutes) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, route);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      const place = `${route} at ${size.width} px`;
      await expect.soft.poll(() => findStrangeText(page), place).toEqual([]);
      await expect.soft.poll(() => countBoxes(page), place).toBeLessThanOrEqual(4);
      await expect.soft.poll(() => page.evaluate(listSkippedCode), place).toEqual([]);
      expect.soft(await findFlatIcons(page), place).toEqual([]);
    }
    const heading = page.locator('h1');
    await expect.soft(heading, route).toHaveText(/\S/);
    await expect
      .soft(page, route)
      .toHaveTitle(route === '/' ? /^(.+ \| )?AI Findr$/ : /^.+ \| AI Findr$/);
    if (route !== '/') {
      edges.add(await heading.evaluate((title) => Math.round(title.getBoundingClientRect().left)));
    }
    measured[route] = await page.evaluate(countProse);
  }
  expect.soft(edges.size, 'left edges').toBe(1);
  console.table(measured);
  expect.soft(Object.keys(proseBudgets).sort()).toEqual([...pageRoutes].sort());
  for (const [route, { words, unknowns }] of Object.entries(measured)) {
    expect.soft(words, `${route}: words of real content`).toBeGreaterThan(40);
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

  // Strange text and boxes are seen.
  await page.evaluate(() => {
    document.querySelectorAll('main p').forEach((text) => {
      (text as HTMLElement).style.cssText =
        'border: 1px solid; min-width: 8rem; min-height: 3rem; font-size: 17px';
    });
  });
  expect(await findStrangeText(page)).toContain('17px 400');
  expect(await countBoxes(page)).toBeGreaterThan(1);
});

for (const [file, limit] of Object.entries(questionsInFiles)) {
  test(`${file} speaks of open questions ${limit} times at most: editors and generated clients show it`, () => {
    const mentions = readFileSync(path.resolve(file), 'utf8').match(
      /publicad[oa]s?\b|por confirmar/gi,
    );
    expect(mentions?.length ?? 0).toBeLessThanOrEqual(limit);
  });
}
