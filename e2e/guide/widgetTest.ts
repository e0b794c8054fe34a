import { expect, type Page } from '@playwright/test';
import { sampleOrigin } from '@aifindr-docs/widget/testing/routeWidget';
import { type ExampleOptions, serveExamples } from '@aifindr-docs/widget/testing/serveExamples';
import { sharedWindow, test as base } from '../support/test';

/** Creates the locators and actions with which tests use a page of `examples/` and its fake widget. */
export function widgetOf(page: Page, folder: string) {
  const overlay = page.locator('#ai-findr-widget-overlay');
  const inside = page.frameLocator('#ai-findr-widget-overlay iframe');
  const trigger = page.locator('#ai-findr-trigger');
  const help = page.getByRole('link', { name: 'Centro de ayuda' });
  const scripts = page.locator('script[src$="/widget.js"]');
  const state = () => page.evaluate(() => window.AIFindrWidget?.getState());
  const visit = async (file: string, options?: ExampleOptions) => {
    const traffic = await serveExamples(page, folder, options);
    await page.goto(`${sampleOrigin}/${file}`);
    return traffic;
  };
  return {
    page,
    trigger,
    overlay,
    inside,
    /** Link to a help page, which stays visible if the widget does not load. */
    help,
    scripts,
    state,
    /** Opens a page, and returns the counter of its requests for the widget's script. */
    visit,
    visitReady: async (file: string, options?: ExampleOptions) => {
      const traffic = await visit(file, options);
      await expect.poll(state).toBe('ready');
      return traffic;
    },
    context: () => page.evaluate(() => window.AIFindrWidget?.getContext()),
    metadata: () => page.evaluate(() => window.AIFindrWidget?.getMetadata()),
    press: async () => {
      await trigger.click();
      await expect(overlay).toBeVisible();
    },
    close: async () => {
      await page.locator('.ai-findr-close-button').click();
      await expect(overlay).toBeHidden();
    },
    ask: async (text: string) => {
      await inside.getByLabel('Pregunta').fill(text);
      await inside.getByLabel('Pregunta').press('Enter');
    },
    expectRemoved: async () => {
      await expect(trigger).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.AIFindrWidget)).toBeUndefined();
      await expect(overlay).toHaveCount(0);
      await expect(scripts).toHaveCount(0);
    },
  };
}

export type WidgetPage = ReturnType<typeof widgetOf>;

interface Fixtures {
  /** Folder of `examples/`. */
  folder: 'guide' | 'html' | 'shopify';
  widget: WidgetPage;
  /** Console messages of the page, by their type. */
  logged: Record<string, string[]>;
}

/**
 * Playwright's test for pages of integrators, which load the fake widget. A request to another host, a console error or an uncaught error
 * fails a test, except the errors of a blocked request and those that the fake widget reports.
 */
export const test = base.extend<Fixtures>({
  ...sharedWindow,
  hosts: /^(sample\.test|hub\.aifindr\.ai)$/,
  expectedMessages: ({}, use) => use([/^warning: |^error: Error: Fake: |ERR_BLOCKED_BY_CLIENT/]),
  folder: ['guide', { option: true }],
  widget: ({ page, folder }, use) => use(widgetOf(page, folder)),
  logged: async ({ page }, use) => {
    const logged: Record<string, string[]> = {};
    page.on('console', (message) => (logged[message.type()] ??= []).push(message.text()));
    await use(logged);
  },
});

export { expect };
