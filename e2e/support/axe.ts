import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { expect, measureOverflow, setColorMode } from './test';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Ids of axe rules whose result depends on the color mode. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Selector of the element to check. */
  within?: string;
  /** Whether axe loads the stylesheets. Only its rule `css-orientation-lock` needs them; loading doubles the time. @default false */
  stylesheets?: boolean;
  /** Ids of the rules to check. @default those that axe enables, with best practices */
  rules?: string[];
}

/** Waits for animations to end, and runs axe. Returns one string for each rule and element that violates it. */
export async function listAxeViolations(
  page: Page,
  { within = 'html', stylesheets = false, rules }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: stylesheets,
    ...(rules && { runOnly: rules }),
  };
  return page.evaluate(
    async ([selector, runOptions]) => {
      // A color has less contrast while it fades in. An endless animation is not awaited.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { violations } = await window.axe.run(selector, runOptions);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    [within, options] as const,
  );
}

/** Expects that axe finds nothing in an element, first in light and then in dark mode. Leaves the page in dark mode. */
export async function expectAccessible(page: Page, within: string, state = ''): Promise<void> {
  for (const mode of ['light', 'dark']) {
    await setColorMode(page, mode);
    const violations = await listAxeViolations(page, { within });
    expect(violations, `${state} ${mode}`).toEqual([]);
  }
}

/** Expects at 1280 and then at 320 px that axe finds nothing in an element and the page does not overflow. Leaves it narrow and dark. */
export async function expectAccessibleAtWidths(page: Page, within: string): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 600 });
    await expectAccessible(page, within, `${width} px`);
    await expect.poll(() => measureOverflow(page)).toBeLessThanOrEqual(0);
  }
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
