import { expect, type Page } from '@playwright/test';
import {
  type ExampleOptions,
  sampleOrigin,
  serveExamples,
  widgetUrl,
} from '@aifindr-docs/widget/testing/routeWidget';
import { sharedWindow, test as base } from '../support/test';

export type WidgetPage = ReturnType<typeof createWidgetPage>;

/** Creates the locators and actions with which tests use a page and its fake widget. */
export function createWidgetPage(page: Page) {
  const overlay = page.locator('#ai-findr-widget-overlay');
  const inside = page.frameLocator('#ai-findr-widget-overlay iframe');
  const trigger = page.locator('#ai-findr-trigger');
  const scripts = page.locator(`script[src="${widgetUrl}"]`);
  const state = () => page.evaluate(() => window.AIFindrWidget?.getState());
  const context = () => page.evaluate(() => window.AIFindrWidget?.getContext());
  return {
    page,
    trigger,
    overlay,
    inside,
    scripts,
    state,
    context,
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
    expectReady: () => expect.poll(state).toBe('ready'),
    expectContext: (expected: object) => expect.poll(context).toEqual(expected),
    expectRemoved: async () => {
      await expect(trigger).toBeHidden();
      await expect.poll(() => page.evaluate(() => typeof window.AIFindrWidget)).toBe('undefined');
      await expect(overlay).toHaveCount(0);
      await expect(scripts).toHaveCount(0);
    },
  };
}

export type ExamplePage = ReturnType<typeof createExamplePage>;

/** Creates the locators and actions with which tests open and use a page in a folder of `examples/`. */
export function createExamplePage(page: Page, folder: string) {
  const widget = createWidgetPage(page);
  /** Opens a page, and returns the counter of its requests for the widget's script. */
  const visit = async (file: string, options?: ExampleOptions) => {
    const traffic = await serveExamples(page, folder, options);
    await page.goto(`${sampleOrigin}/${file}`);
    return traffic;
  };
  const visitReady = async (file: string, options?: ExampleOptions) => {
    const traffic = await visit(file, options);
    await widget.expectReady();
    return traffic;
  };
  return { ...widget, visit, visitReady };
}

interface Fixtures {
  /** Name of a folder in `examples/`. */
  folder: 'guide' | 'html' | 'shopify';
  widget: ExamplePage;
  /** Console messages of the page, by their type. */
  logged: Record<string, string[]>;
}

/**
 * Playwright's `test` for pages of integrators, which load the fake widget. A request to another host, an uncaught error or a console error
 * fails a test, except console errors of blocked requests and of the fake widget.
 */
export const test = base.extend<Fixtures>({
  ...sharedWindow,
  hosts: /^(sample\.test|hub\.aifindr\.ai)$/,
  expectedMessages: ({}, use) => use([/^warning: |^error: Error: Fake: |ERR_BLOCKED_BY_CLIENT/]),
  folder: ['guide', { option: true }],
  widget: ({ page, folder }, use) => use(createExamplePage(page, folder)),
  logged: async ({ page }, use) => {
    const logged: Record<string, string[]> = {};
    page.on('console', (message) => (logged[message.type()] ??= []).push(message.text()));
    await use(logged);
  },
});

export { expect };
