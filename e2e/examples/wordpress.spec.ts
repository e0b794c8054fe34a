/** Tests the plugin, the child theme and the single-file plugin in a real WordPress that PHP serves. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { createTest, examples } from './createTest';
import { expectContext, expectReady, readViolations } from './shopTests';
import { startWordPress, type WordPress } from './wordpress/startWordPress';

const example = path.join(examples, 'wordpress');
const overlay = '#ai-findr-widget-overlay';

/** The running site, and the ids of the posts that install.php creates. */
let site: WordPress;
let posts: Record<'page' | 'quotes' | 'script' | 'product' | 'checkout', number>;

const test = createTest(async (use) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aifindr-wordpress-'));
  try {
    await startWordPress(folder, example, async (running) => {
      site = running;
      posts = JSON.parse(await runPhp('install.php')) as typeof posts;
      await use(site.origin);
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
});

function runPhp(script: string, ...choice: string[]): Promise<string> {
  const file = path.join(__dirname, 'wordpress', script);
  const env = { SITE_HOST: new URL(site.origin).host };
  return runCommand('php', [file, site.folder, ...choice], { cwd: site.folder, env });
}

test.use({ hasConsented: false });

test.describe('the plugin', () => {
  test('the page source has one deferred script with its attributes, and the context as data', async ({
    page,
  }) => {
    const source = await readSource(page, '/');
    const tags = source.match(/<script[^>]*widget\.js[^>]*>/g) ?? [];
    expect(tags).toHaveLength(1);
    expect(tags[0]).toMatch(/\sdefer\s/);
    expect(tags[0]).toContain('data-client-id="cliente-de-muestra"');
    expect(tags[0]).toContain('data-meta-environment="local"');
    expect(tags[0]).toMatch(/src=["']https:\/\/hub\.aifindr\.ai\/widget\.js["']/);
    expect(JSON.parse(readContext(source))).toEqual({ page: 'inicio' });
    for (const name of ['test_null', 'test_consent']) {
      await turnOn(page, name);
      expect((await page.request.get('/')).status(), name).toBe(200);
    }
  });

  test('a page in Arabic has its variant, and one in another language has none', async ({
    page,
  }) => {
    expect(await readSource(page, '/')).not.toContain('data-var');
    await turnOn(page, 'test_variant');
    expect(await readSource(page, '/')).toContain('data-var="ar"');
  });

  test('the menu item is a button that opens the widget, with its title escaped', async ({
    page,
    visit,
  }) => {
    await visit();
    const trigger = page.locator('#ai-findr-trigger');
    await expect(trigger).toHaveText('Pregunta "aquí" &');
    expect(await trigger.evaluate((element) => element.tagName)).toBe('BUTTON');
    // `press` does not wait for visibility, and the button is hidden until the widget is ready.
    await expect(trigger).toBeVisible();
    await trigger.press('Enter');
    await expect(page.locator(overlay)).toBeVisible();
    await expect(fallback(page)).toBeHidden();
  });

  test('a title with </script> runs nothing and reaches the context unchanged', async ({
    page,
    visit,
  }) => {
    const address = `/?p=${posts.script}`;
    await visit(address);
    await expect
      .poll(() => page.evaluate(() => window.AIFindrWidget?.getContext().title))
      .toContain('Cerrar');
    expect(readContext(await readSource(page, address))).not.toContain('<');
  });

  test('with WooCommerce the product is in the context, and the checkout has no widget', async ({
    page,
    visit,
  }) => {
    const address = `/?page_id=${posts.checkout}`;
    await visit(address);
    await expectReady(page);
    await turnOn(page, 'test_woocommerce');
    await visit(`/?post_type=product&p=${posts.product}`);
    await expect
      .poll(() => page.evaluate(() => window.AIFindrWidget?.getContext().product))
      .toEqual({ name: 'Silla </script>', sku: 'SILLA-1', price: '129.00', currency: 'EUR' });
    const { traffic } = await visit(address);
    await expect(page.getByRole('heading', { name: 'Finalizar compra' })).toBeVisible();
    await expect(fallback(page)).toBeVisible();
    expect(traffic.scriptRequests).toBe(0);
  });

  test('without consent nothing is requested from the hub, with it the widget loads, and withdrawing removes it', async ({
    page,
    visit,
  }) => {
    await turnOn(page, 'test_consent');
    const before = await visit();
    await expect(fallback(page)).toBeVisible();
    await expect(page.locator('#aifindr-context')).toHaveCount(0);
    expect(before.traffic.scriptRequests).toBe(0);
    await page.evaluate(() => (document.cookie = 'aifindr-consent=yes; path=/'));
    const { traffic } = await visit();
    await expectReady(page);
    await page.evaluate(() => (document.cookie = 'aifindr-consent=no; path=/'));
    await page.reload();
    await expect(fallback(page)).toBeVisible();
    expect(traffic.scriptRequests).toBe(1);
  });

  test('under a strict CSP the widget and its context work', async ({
    page,
    visit,
    expectedMessages,
  }) => {
    expectedMessages.push(/Content Security Policy/);
    await turnOn(page, 'test_policy');
    await visit(`/?p=${posts.quotes}`);
    await pressTrigger(page);
    await expectContext(page, {
      page: 'entrada',
      path: new URL(page.url()).pathname,
      title: 'Rock ‘n’ “roll” & más – Sitio de muestra',
    });
    // The CSP blocks inline scripts of the theme and of WordPress, and nothing of the widget.
    const refused = await readViolations(page);
    expect(refused.filter((line) => !line.startsWith('script-src-elem inline'))).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
  });
});

// Themes print administrators' titles as HTML with scripts, so only the example's own output is checked.
test('functions.php alone: the trigger opens the widget, and a title with </script> does not end the inline code', async ({
  page,
  visit,
}) => {
  await runPhp('replacePlugin.php', 'aifindr-child');
  const address = `/?p=${posts.script}`;
  const { traffic } = await visit(address);
  await expect
    .poll(() => page.evaluate(() => window.AIFindrWidget?.getContext().page))
    .toBe('otra');
  await pressTrigger(page);
  expect(traffic.scriptRequests).toBe(1);
  const source = await readSource(page, address);
  const code = /id=["']aifindr-widget-js-before["'][^>]*>([^]*?)<\/script>/.exec(source)?.[1];
  expect(code).toContain('setContext({ path,');
  expect(code).not.toContain('<');
  expect(code?.trimEnd()).toMatch(/\}\);$/);
});

test('the plugin of one file: a page with the shortcode alone has the trigger, its text escaped, and one script', async ({
  page,
  visit,
}) => {
  await runPhp('replacePlugin.php', 'twentytwentyone', 'aifindr-shortcode.php');
  const { traffic } = await visit(`/?page_id=${posts.page}`);
  await expectReady(page);
  await expect(page.locator('#ai-findr-trigger')).toHaveText("Pregunta <b>ya</b> & 'listo'");
  await pressTrigger(page);
  expect(traffic.scriptRequests).toBe(1);
  const tag = page.locator('script[src="https://hub.aifindr.ai/widget.js"]');
  await expect(tag).toHaveAttribute('data-client-id', 'TU_CLIENT_ID');
  await expect(tag).toHaveJSProperty('defer', true);
  const without = await visit(`/?p=${posts.quotes}`);
  await page.waitForLoadState('load');
  expect(without.traffic.scriptRequests).toBe(0);
});

test.afterEach('no page logs a PHP message of the example', () => {
  const lines = existsSync(site.log) ? readFileSync(site.log, 'utf8').split('\n') : [];
  // Debian's WordPress 6.1 itself logs deprecations under PHP 8.2; only the example's files count.
  const ofExample = / in \S*\/(aifindr-(widget|child|shortcode)|mu-plugins)\b/;
  expect(lines.filter((line) => ofExample.test(line))).toEqual([]);
});

async function pressTrigger(page: Page): Promise<void> {
  await page.locator('#ai-findr-trigger').click();
  await expect(page.locator(overlay)).toBeVisible();
}

const fallback = (page: Page) => page.locator('[data-aifindr-fallback]').first();

/** Sets a cookie by which testSwitches.php changes the site for this browser context. */
async function turnOn(page: Page, name: string): Promise<void> {
  await page.context().addCookies([{ name, value: '1', domain: 'localhost', path: '/' }]);
}

async function readSource(page: Page, address: string): Promise<string> {
  return (await page.request.get(address)).text();
}

/** Extracts the JSON of the context from the HTML of a page. */
function readContext(source: string): string {
  const block = /id="aifindr-context"[^>]*>([^]*?)<\/script>/.exec(source)?.[1];
  if (block === undefined) throw new Error('The page has no context block.');
  return block;
}
