import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** Put into the page by `listAccessibilityFaults`. */
    axe: {
      run: (
        within: string,
        options: { resultTypes: string[]; preload: boolean; runOnly?: string[] },
      ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
    };
  }
}

interface Options {
  /** Selector of the part to look at. @default the whole page */
  within?: string;
  /**
   * Whether axe reads the stylesheets too, which takes it as long as all the rest: one rule of its needs them, about the
   * orientation of the screen. @default true
   */
  stylesheets?: boolean;
  /** Rules to run, where the others have run on the same elements. @default all of them */
  rules?: string[];
}

/** The rules whose outcome is another one in another colour mode. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, with all its rules, best practices included: one line for each element. */
export async function listAccessibilityFaults(
  page: Page,
  { within = 'html', stylesheets = true, rules }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
  }
  return page.evaluate(
    async ([selector, preload, runOnly]) => {
      const options = {
        resultTypes: ['violations'],
        preload,
        ...(runOnly !== undefined && { runOnly }),
      };
      const { violations } = await window.axe.run(selector, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    [within, stylesheets, rules] as const,
  );
}
