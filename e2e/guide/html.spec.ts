/** Runs the plain HTML examples against the fake widget. */
import type { Page } from '@playwright/test';
import { sampleOrigin, serveExamples } from '@aifindr-docs/widget/testing/routeWidgetOnly';
import { expect, test } from './widgetTest';

test.use({ folder: 'html' });

for (const file of ['index.html', 'production.html', 'usage.html']) {
  test(`${file}: the trigger works; a blocked script breaks nothing`, async ({ page, widget }) => {
    const traffic = await widget.visitReady(file);
    await widget.press();
    expect(traffic.scriptRequests).toBe(1);
    await widget.visit(file, { network: 'blocked' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await widget.trigger.isVisible()) await widget.trigger.click();
  });
}

test.describe('production.html', () => {
  const file = 'production.html';
  const helpOf = (page: Page) => page.getByRole('link', { name: 'Centro de ayuda' });

  test('has a help link, a trigger, a context and metadata', async ({ page, widget }) => {
    await widget.visit(file);
    await expect(widget.trigger).toBeVisible();
    await expect(helpOf(page)).toBeVisible();
    await expect.poll(widget.readContext).toMatchObject({ page: 'ayuda' });
    const metadata = await widget.readMetadata();
    expect(metadata).toEqual({ environment: 'production', store: 'tienda-muestra' });
  });

  for (const network of ['blocked', { failure: 'load' }, { loadingTime: 60_000 }] as const) {
    test(`has only the help link on ${JSON.stringify(network)}`, async ({ page, widget }) => {
      await widget.visit(file, { network });
      // Some shop themes set `display` for every button, which overrides the attribute `hidden`.
      await page.addStyleTag({ content: 'body button { display: inline-flex; }' });
      await expect(helpOf(page)).toBeVisible();
      await expect(widget.trigger).toBeHidden();
    });
  }

  test('its CSP refuses other scripts', async ({ page, widget, logged, expectedMessages }) => {
    expectedMessages.push(/Content Security Policy|other\.test/);
    const scripts =
      '<script>document.title = "inline"</script><script src="https://other.test/x.js"></script>';
    await widget.visit(file, { change: (html) => html.replace('</body>', `${scripts}</body>`) });
    await expect
      .poll(() => logged.error?.filter((text) => text.includes('Content Security Policy')))
      .toHaveLength(2);
    await expect(page).toHaveTitle('Envíos y devoluciones | Tienda de muestra');
  });
});

test('usage.html: each use is sent once, without texts of messages', async ({ page, widget }) => {
  await widget.visitReady('usage.html');
  await widget.trigger.click();
  await widget.ask('un dato privado');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/uso')) sent.push(request.postDataBuffer()?.toString() ?? '');
  });
  // The event is dispatched twice, because a page that returns from the back/forward cache can be hidden again.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toContain('conversation.started');
  expect(sent[0]).not.toContain('privado');
});

test.describe('the tests that readers may copy', () => {
  test.use({ baseURL: sampleOrigin });
  test.beforeEach(({ page }) => serveExamples(page, 'html').then(() => undefined));
  // Loading the file registers its tests in this group.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require('../../examples/html/tests/widget.spec.js');
});
