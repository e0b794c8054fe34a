import { expect, type Page } from '@playwright/test';
import {
  type ExampleOptions,
  sampleOrigin,
  serveExamples,
  type WidgetTraffic,
  widgetUrl,
} from '@aifindr-docs/widget/testing/routeWidgetOnly';
import { sharedWindow, test as base } from '../support/test';

export type WidgetPage = ReturnType<typeof createWidgetPage>;

/** Creates the locators and actions with which tests use a page and its fake widget. */
export function createWidgetPage(page: Page) {
  const overlay = page.locator('#ai-findr-widget-overlay');
  const inside = page.frameLocator('#ai-findr-widget-overlay iframe');
  const trigger = page.locator('#ai-findr-trigger');
  const scripts = page.locator(`script[src="${widgetUrl}"]`);
  const readState = () => page.evaluate(() => window.AIFindrWidget?.getState());
  const readContext = () => page.evaluate(() => window.AIFindrWidget?.getContext());
  return {
    page,
    trigger,
    overlay,
    inside,
    scripts,
    readState,
    readContext,
    readMetadata: () => page.evaluate(() => window.AIFindrWidget?.getMetadata()),
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
    expectReady: () => expect.poll(readState).toBe('ready'),
    expectContext: (expected: object) => expect.poll(readContext).toEqual(expected),
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
  /** Opens a page with the fake widget. The result counts the requests for the widget's script until the next call. */
  const visit = async (file: string, options?: ExampleOptions): Promise<WidgetTraffic> => {
    const traffic = await serveExamples(page, folder, options);
    await page.goto(`${sampleOrigin}/${file}`);
    return traffic;
  };
  const visitReady = async (file: string, options?: ExampleOptions): Promise<WidgetTraffic> => {
    const traffic = await visit(file, options);
    await widget.expectReady();
    return traffic;
  };
  return { ...widget, visit, visitReady };
}

interface Fixtures {
  /** Folder of `examples/` whose pages `widget` opens. @default 'guide' */
  folder: 'guide' | 'html' | 'shopify';
  widget: ExamplePage;
  /** Console messages of the page so far, by Playwright's type, such as `log`. */
  logged: Record<string, string[]>;
}

/**
 * Playwright's `test` for pages of integrators, which load the fake widget. A request to a host other than `sample.test` and the widget's,
 * an uncaught error or a console error (except of a blocked request and of the fake widget) fails a test that does not expect it.
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
