/** Tests the plugin, the child theme and the single-file plugin in a real WordPress. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createTest } from './exampleTest';
import { phpLog, serveWordPress } from './wordpress/serveWordPress';

/** Ids of the posts that installContents.php adds. */
let posts: Record<'page' | 'quotes' | 'script' | 'product' | 'checkout', number>;

const test = createTest((use) =>
  serveWordPress(async (origin) => {
    // Until WordPress is installed, the server responds with an error.
    await expect(async () => {
      posts = (await (await fetch(`${origin}/installContents.php`)).json()) as typeof posts;
    }).toPass({ timeout: 300_000 });
    await use(origin);
  }),
);

test.use({ hasConsented: false });

test.describe('the plugin', () => {
  test('the source has one deferred script, and the context as data', async ({ page }) => {
    const source = await readSource(page, '/');
    const tags = source.match(/<script[^>]*widget\.js[^>]*>/g) ?? [];
    expect(tags).toEqual([expect.stringMatching(/\sdefer\s/)]);
    expect(tags[0]).toContain('data-client-id="cliente-de-muestra"');
    expect(tags[0]).toContain('data-meta-environment="local"');
    expect(tags[0]).not.toContain('data-var');
    expect(tags[0]).toMatch(/src=["']https:\/\/hub\.aifindr\.ai\/widget\.js["']/);
    expect(JSON.parse(readContext(source))).toEqual({ page: 'inicio' });
    await turnOn(page, 'test_variant');
    expect(await readSource(page, '/')).toContain('data-var="ar"');
    for (const name of ['test_null', 'test_consent']) {
      await turnOn(page, name);
      expect((await page.request.get('/')).status(), name).toBe(200);
    }
  });

  test('the menu item is a button with an escaped title', async ({ page, visit, widget }) => {
    await visit();
    const trigger = page.locator('button#ai-findr-trigger');
    await expect(trigger).toHaveText('Pregunta "aquí" &');
    // Playwright's `press` does not wait for visibility, and the button is hidden until the widget is ready.
    await expect(trigger).toBeVisible();
    await trigger.press('Enter');
    await expect(widget.overlay).toBeVisible();
    await expect(fallbackOf(page)).toBeHidden();
  });

  test('a title with </script> is in the context, but escaped', async ({ page, visit, widget }) => {
    const address = `/?p=${posts.script}`;
    await visit(address);
    await expect.poll(async () => (await widget.readContext())?.title).toContain('Cerrar');
    expect(readContext(await readSource(page, address))).not.toContain('<');
  });

  test('WooCommerce: a product context, no widget at checkout', async ({ page, visit, widget }) => {
    const address = `/?page_id=${posts.checkout}`;
    await visit(address);
    await widget.expectReady();
    await turnOn(page, 'test_woocommerce');
    await visit(`/?post_type=product&p=${posts.product}`);
    await expect
      .poll(async () => (await widget.readContext())?.product)
      .toEqual({ name: 'Silla </script>', sku: 'SILLA-1', price: '129.00', currency: 'EUR' });
    const traffic = await visit(address);
    await expect(page.getByRole('heading', { name: 'Finalizar compra' })).toBeVisible();
    await expect(fallbackOf(page)).toBeVisible();
    expect(traffic.scriptRequests).toBe(0);
  });

  test('the widget is loaded only with consent', async ({ page, visit, widget }) => {
    await turnOn(page, 'test_consent');
    const before = await visit();
    await expect(fallbackOf(page)).toBeVisible();
    await expect(page.locator('#aifindr-context')).toHaveCount(0);
    expect(before.scriptRequests).toBe(0);
    await page.evaluate(() => (document.cookie = 'aifindr-consent=yes; path=/'));
    const traffic = await visit();
    await widget.expectReady();
    await page.evaluate(() => (document.cookie = 'aifindr-consent=no; path=/'));
    await page.reload();
    await expect(fallbackOf(page)).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
  });

  test('a strict CSP allows the widget', async ({ page, visit, widget, expectedMessages }) => {
    // The CSP refuses inline scripts of the theme and of WordPress, and nothing of the widget.
    const refusal = /inline script.*Content Security Policy/s;
    expectedMessages.push(refusal);
    const refused = page.waitForEvent('console', (message) => refusal.test(message.text()));
    await turnOn(page, 'test_policy');
    await visit(`/?p=${posts.quotes}`);
    await widget.press();
    await widget.expectContext({
      page: 'entrada',
      path: new URL(page.url()).pathname,
      title: 'Rock ‘n’ “roll” & más – Sitio de muestra',
    });
    await refused;
  });
});

// WordPress lets administrators write scripts into titles, and themes print them, so only the example's own output is checked.
test('functions.php: a title with </script> is escaped', async ({ page, visit, widget }) => {
  await page.request.get('/replacePlugin.php?theme=aifindr-child');
  const address = `/?p=${posts.script}`;
  const traffic = await visit(address);
  await expect.poll(async () => (await widget.readContext())?.page).toBe('otra');
  await widget.press();
  expect(traffic.scriptRequests).toBe(1);
  const source = await readSource(page, address);
  const code = /id=["']aifindr-widget-js-before["'][^>]*>([^]*?)<\/script>/.exec(source)?.[1];
  expect(code).toContain('setContext({ path,');
  expect(code).not.toContain('<');
  expect(code?.trimEnd()).toMatch(/\}\);$/);
});

test('the shortcode: its page alone requests the script', async ({ page, visit, widget }) => {
  await page.request.get('/replacePlugin.php?theme=twentytwentyone&plugin=aifindr-shortcode.php');
  const traffic = await visit(`/?page_id=${posts.page}`);
  await widget.expectReady();
  await expect(widget.trigger).toHaveText("Pregunta <b>ya</b> & 'listo'");
  await widget.press();
  expect(traffic.scriptRequests).toBe(1);
  await expect(widget.scripts).toHaveAttribute('data-client-id', 'TU_CLIENT_ID');
  await expect(widget.scripts).toHaveJSProperty('defer', true);
  const otherTraffic = await visit(`/?p=${posts.quotes}`);
  await page.waitForLoadState('load');
  expect(otherTraffic.scriptRequests).toBe(0);
});

test.afterEach('no page logs a PHP message of the example', () => {
  const lines = existsSync(phpLog) ? readFileSync(phpLog, 'utf8').split('\n') : [];
  // Debian's WordPress 6.1 logs deprecations under PHP 8.2, so only messages about files of the example and of the tests' plugin count.
  const ofExample = / in \S*\/wp-content\/(mu-plugins\/|\S*\/aifindr-)/;
  expect(lines.filter((line) => ofExample.test(line))).toEqual([]);
});

/** Locates the link that a page shows in place of the trigger while there is no widget. */
const fallbackOf = (page: Page) => page.locator('[data-aifindr-fallback]').first();

/** Sets a cookie by which testSwitches.php changes the site for this browser context. */
const turnOn = (page: Page, name: string) =>
  page.context().addCookies([{ name, value: '1', domain: 'localhost', path: '/' }]);

const readSource = async (page: Page, address: string) => (await page.request.get(address)).text();

/** Extracts the JSON of the context from the HTML of a page; throws if there is none. */
function readContext(source: string): string {
  const block = /id="aifindr-context"[^>]*>([^]*?)<\/script>/.exec(source)?.[1];
  if (block === undefined) throw new Error('The page has no context block.');
  return block;
}
