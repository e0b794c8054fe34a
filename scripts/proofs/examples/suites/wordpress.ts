import { mkdtempSync, readdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  expectContext,
  expectReady,
  loadScriptAgain,
  often,
  readViolations,
} from '../checkApplication';
import { expect } from '../expect';
import { openSession, type ScriptResponse, type Session } from '../openSession';
import { findFreePort } from '../../../support/findFreePort';
import { runCommand } from '../../../support/runCommand';
import { withServer } from '../../../support/withServer';
import type { Suite } from '../suite';
import { createSite } from '../wordpress/createSite';
import { ensureWordPress } from '../wordpress/ensureWordPress';
import { startDatabase } from '../wordpress/startDatabase';

const scripts = path.join(__dirname, '..', 'wordpress');
const overlay = '#ai-findr-widget-overlay';

/** Ids of the posts that install.php creates. */
type Posts = Record<'page' | 'quotes' | 'script' | 'product' | 'checkout', number>;

/** Options of a visit. */
interface Visit {
  script?: ScriptResponse;
  /** Cookies that select stubs in testSwitches.php, and the visitor's own. */
  cookies?: Record<string, string>;
}

/** Runs the plugin and the child theme in a real WordPress, served by PHP. */
export const wordpress: Suite = {
  name: 'wordpress',
  async run({ report, browser, examples }) {
    const example = path.join(examples, 'wordpress');
    const files = await ensureWordPress(path.join(example, '.cache'));
    await report.check('every PHP file passes the linter', () => lintPhp(example));

    const folder = mkdtempSync(path.join(tmpdir(), 'aifindr-wordpress-'));
    const database = await startDatabase(folder);
    try {
      const port = await findFreePort();
      const host = `localhost:${port}`;
      const site = createSite(folder, { wordpress: files, example, socket: database.socket, host });
      const env = { SITE_HOST: host };
      const output = await runCommand('php', [path.join(scripts, 'install.php'), site], {
        cwd: site,
        env,
      });
      const posts = JSON.parse(output) as Posts;
      await withServer('php', ['-S', host, '-t', site], { cwd: site, port }, async (origin) => {
        const visit = createVisit(browser, origin);
        await checkPlugin(report.check, visit, posts);
        await runCommand('php', [path.join(scripts, 'useChildTheme.php'), site], {
          cwd: site,
          env,
        });
        await checkChildTheme(report.check, visit, posts);
        await report.check('no page logged a PHP message of the example', () => {
          const lines = readLog(folder).split('\n');
          // Debian's WordPress 6.1 itself logs deprecations under PHP 8.2; only the example's files count.
          expect(
            lines.filter((line) =>
              / in \S*\/(aifindr-widget|aifindr-child|mu-plugins)\//.test(line),
            ),
          ).toEqual([]);
        });
      });
    } catch (cause) {
      const log = readLog(folder).slice(-3000);
      throw new Error(`WordPress could not run. Its log ends with:\n${log}`, { cause });
    } finally {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function readLog(folder: string): string {
  const log = path.join(folder, 'php.log');
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}

type Check = (name: string, run: () => void | Promise<void>) => Promise<void>;
type RunVisit = (
  address: string,
  visit: Visit,
  run: (session: Session) => Promise<void>,
) => Promise<void>;

async function checkPlugin(check: Check, visit: RunVisit, posts: Posts): Promise<void> {
  await check(
    'the page source has one deferred script with its attributes, and the context as data',
    () =>
      visit('/', {}, async ({ page }) => {
        const source = await readSource(page, '/');
        const tags = source.match(/<script[^>]*widget\.js[^>]*>/g) ?? [];
        expect(tags).toHaveLength(1);
        expect(tags[0]).toMatch(/\sdefer\s/);
        expect(tags[0]).toContain('data-client-id="cliente-de-muestra"');
        expect(tags[0]).toContain('data-meta-environment="local"');
        expect(tags[0]).toMatch(/src=["']https:\/\/hub\.aifindr\.ai\/widget\.js["']/);
        expect(readContext(source)).toEqual({ page: 'inicio' });
      }),
  );

  await check('the menu item is a button that opens the widget, with its title escaped', () =>
    visit('/', {}, async ({ page, errors }) => {
      const trigger = page.locator('#ai-findr-trigger');
      await expect(trigger).toHaveText('Pregunta "aquí" &');
      expect(await trigger.evaluate((element) => element.tagName)).toBe('BUTTON');
      // A key does not wait for the button, which is hidden until the widget is ready.
      await expect(trigger).toBeVisible();
      await trigger.press('Enter');
      await expect(page.locator(overlay)).toBeVisible();
      await expect(page.locator('[data-aifindr-fallback]').first()).toBeHidden();
      expect(errors).toEqual([]);
    }),
  );

  await check('a second trigger on the page has no second id and opens the widget too', () =>
    visit(`/?page_id=${posts.page}`, {}, async ({ page }) => {
      await expect(page.locator('#ai-findr-trigger')).toHaveCount(1);
      const second = page.locator('[data-aifindr-button]:not(#ai-findr-trigger)');
      await expect(second).toHaveText("Pregunta <b>ya</b> & 'listo'");
      await second.click();
      await expect(page.locator(overlay)).toBeVisible();
    }),
  );

  await check('the metadata and the context reach the widget', () =>
    visit(`/?p=${posts.quotes}`, {}, async ({ page }) => {
      await expectContext(page, {
        page: 'entrada',
        path: '/',
        title: 'Rock ‘n’ “roll” & más – Sitio de muestra',
      });
      expect(await page.evaluate('window.AIFindrWidget.getMetadata()')).toEqual({
        environment: 'local',
      });
    }),
  );

  await check('a title with </script> runs nothing and reaches the context unchanged', () =>
    visit(`/?p=${posts.script}`, {}, async ({ page, errors }) => {
      await expectReady(page);
      await expect
        .poll(() => page.evaluate('window.AIFindrWidget.getContext().title'), often)
        .toContain('Cerrar');
      const source = await readSource(page, `/?p=${posts.script}`);
      const block = /id="aifindr-context"[^>]*>([^]*?)<\/script>/.exec(source)?.[1] ?? '';
      expect(block).not.toContain('<');
      expect(errors).toEqual([]);
    }),
  );

  await check('without WooCommerce a product page works and has no product in its context', () =>
    visit(`/?post_type=product&p=${posts.product}`, {}, async ({ page }) => {
      await expectReady(page);
      await expect
        .poll(() => page.evaluate('Object.keys(window.AIFindrWidget.getContext())'), often)
        .toEqual(['path', 'title', 'page']);
    }),
  );

  await check('with WooCommerce the product is in the context', () =>
    visit(
      `/?post_type=product&p=${posts.product}`,
      { cookies: { test_woocommerce: '1' } },
      async ({ page }) => {
        await expectReady(page);
        await expect
          .poll(() => page.evaluate('window.AIFindrWidget.getContext().product'), often)
          .toEqual({ name: 'Silla </script>', sku: 'SILLA-1', price: '129.00', currency: 'EUR' });
      },
    ),
  );

  await check(
    'with WooCommerce the checkout has no widget, and without it the page has one',
    async () => {
      const address = `/?page_id=${posts.checkout}`;
      await visit(address, { cookies: { test_woocommerce: '1' } }, async ({ page, traffic }) => {
        await expect(page.getByRole('heading', { name: 'Finalizar compra' })).toBeVisible();
        await expect(page.locator('[data-aifindr-fallback]').first()).toBeVisible();
        expect(traffic.scriptRequests).toBe(0);
      });
      await visit(address, {}, async ({ page }) => expectReady(page));
    },
  );

  for (const script of ['blocked', 'emptied', 'failing'] satisfies ScriptResponse[]) {
    await check(`with the script ${script}, the link to the help page remains`, () =>
      visit('/', { script }, async ({ page, errors }) => {
        const link = page.locator('[data-aifindr-fallback]').first();
        await expect(link).toBeVisible();
        await expect(page.locator('#ai-findr-trigger')).toBeHidden();
        await link.click();
        await expect(page).toHaveURL(/\/ayuda\/$/);
        expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
      }),
    );
  }

  await check('while the script loads, the fallback link is shown', () =>
    visit('/', { script: 'held' }, async ({ page, release }) => {
      await expect(page.locator('[data-aifindr-fallback]').first()).toBeVisible();
      release();
      await page.locator('#ai-findr-trigger').click();
      await expect(page.locator(overlay)).toBeVisible();
    }),
  );

  await check('the focus moves from the link to the button that replaces it', () =>
    visit('/', { script: 'held' }, async ({ page, release }) => {
      await page.locator('[data-aifindr-fallback]').first().focus();
      release();
      await expect(page.locator('#ai-findr-trigger')).toBeFocused();
    }),
  );

  await check(
    'without consent nothing is requested from the hub, with it the widget loads, and withdrawing removes it',
    async () => {
      const cookies = { test_consent: '1' };
      await visit('/', { cookies }, async ({ page, traffic }) => {
        await expect(page.locator('[data-aifindr-fallback]').first()).toBeVisible();
        await expect(page.locator('#aifindr-context')).toHaveCount(0);
        expect(traffic.scriptRequests).toBe(0);
      });
      await visit(
        '/',
        { cookies: { ...cookies, 'aifindr-consent': 'yes' } },
        async ({ page, traffic }) => {
          await expectReady(page);
          await page.evaluate("document.cookie = 'aifindr-consent=no; path=/'");
          await page.reload();
          await expect(page.locator('[data-aifindr-fallback]').first()).toBeVisible();
          expect(traffic.scriptRequests).toBe(1);
        },
      );
    },
  );

  await check('under a strict CSP the widget and its context work', () =>
    visit(`/?p=${posts.quotes}`, { cookies: { test_policy: '1' } }, async ({ page }) => {
      await page.locator('#ai-findr-trigger').click();
      await expect(page.locator(overlay)).toBeVisible();
      await expectContext(page, {
        page: 'entrada',
        path: '/',
        title: 'Rock ‘n’ “roll” & más – Sitio de muestra',
      });
      // The CSP blocks inline scripts of the theme and of WordPress, and nothing of the widget.
      const refused = await readViolations(page);
      expect(refused.filter((line) => !line.startsWith('script-src-elem inline'))).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
    }),
  );

  await check('loading the script twice has no effect', () =>
    visit('/', {}, async ({ page, errors }) => {
      await expectReady(page);
      await loadScriptAgain(page, 'cliente-de-muestra');
      await page.locator('#ai-findr-trigger').click();
      await expect(page.locator(overlay)).toHaveCount(1);
      expect(errors).toEqual([]);
    }),
  );
}

async function checkChildTheme(check: Check, visit: RunVisit, posts: Posts): Promise<void> {
  await check('functions.php alone: the trigger opens the widget', () =>
    visit('/', {}, async ({ page, traffic, errors }) => {
      await expectReady(page);
      await page.locator('#ai-findr-trigger').click();
      await expect(page.locator(overlay)).toBeVisible();
      expect(traffic.scriptRequests).toBe(1);
      expect(errors).toEqual([]);
    }),
  );

  await check('functions.php alone: a title with quotes reaches the context unchanged', () =>
    visit(`/?p=${posts.quotes}`, {}, async ({ page, errors }) => {
      await expectContext(page, {
        page: 'otra',
        path: '/',
        title: 'Rock ‘n’ “roll” & más – Sitio de muestra',
      });
      expect(errors).toEqual([]);
    }),
  );

  // Themes print administrators' titles as HTML with scripts; only the example's own output is checked.
  await check('functions.php alone: a title with </script> does not end the inline code', () =>
    visit(`/?p=${posts.script}`, {}, async ({ page, errors }) => {
      await expectReady(page);
      await expect
        .poll(() => page.evaluate('window.AIFindrWidget.getContext().page'), often)
        .toBe('otra');
      const source = await readSource(page, `/?p=${posts.script}`);
      const code = /id=["']aifindr-widget-js-before["'][^>]*>([^]*?)<\/script>/.exec(source)?.[1];
      expect(code).toContain('setContext({ path,');
      expect(code).not.toContain('<');
      expect(code?.trimEnd()).toMatch(/\}\);$/);
      expect(errors).toEqual([]);
    }),
  );

  await check('functions.php alone: a blocked script causes no uncaught error', () =>
    visit('/', { script: 'blocked' }, async ({ page, errors }) => {
      await page.waitForLoadState('load');
      expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
    }),
  );
}

function createVisit(browser: Browser, origin: string): RunVisit {
  return async (address, { script, cookies = {} }, run) => {
    const session = await openSession(browser, origin, { script });
    try {
      await session.page
        .context()
        .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
      await session.page.goto(address, { waitUntil: 'commit' });
      await run(session);
      expect(session.traffic.strangers).toEqual([]);
    } finally {
      await session.close();
    }
  };
}

async function lintPhp(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.php') && !file.startsWith('.cache'),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) await runCommand('php', ['-l', file], { cwd: folder });
}

async function readSource(page: Page, address: string): Promise<string> {
  return (await page.request.get(address)).text();
}

function readContext(source: string): unknown {
  const block = /id="aifindr-context"[^>]*>([^]*?)<\/script>/.exec(source)?.[1];
  if (block === undefined) throw new Error('The page has no context block.');
  return JSON.parse(block);
}
