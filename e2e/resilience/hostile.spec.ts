import type { Page } from '@playwright/test';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, open, overflow, test } from '../support/test';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

test.describe('Hostile content in the contract and in front matter', () => {
  // From the variant's navbar item.
  test.use({ expectedMessages: /this item always throws|Minified React error/ });

  /** Elements and side effects of content that was not escaped. */
  const findDamage = (page: Page) =>
    page.evaluate(() => {
      const hostile = [
        ...document.querySelectorAll('main script, main iframe, main img, main style, main object'),
        ...document.querySelectorAll(
          '[onerror], [onload], [ontoggle], [srcdoc], [style*="none"]:not(#nprogress)',
        ),
        ...[...document.querySelectorAll('[href], [src]')].filter((element) =>
          /^\s*(javascript|data:text|vbscript)/i.test(
            element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
        ),
      ];
      return [
        ...hostile.map((element) => element.outerHTML.slice(0, 100)),
        ...('hacked' in window ? ['a script ran'] : []),
      ];
    });

  test('an operation page shows it as text and runs none of it', async ({ page, crashes }) => {
    await open(page, `${crashes.origin}/hostile/operacion-hostil`);
    const main = page.locator('main');
    for (const text of [
      'Operación "hostil" <img src=x onerror=window.hacked=1> {7*7}',
      '<script>window.hacked=1</script>',
      // A link is rendered, without an address that would run.
      'pulsa',
      '{{constructor.constructor("window.hacked=1")()}}',
      '</code><script>window.hacked=1</script>',
      '<style>*{display:none}</style>',
      '${7*7}',
    ]) {
      await expect(main).toContainText(text);
    }
    expect(await findDamage(page)).toEqual([]);
    for (const language of ['python', 'curl', 'rust']) {
      await page.getByRole('tab', { name: language, exact: true }).first().click();
    }
    await page.getByRole('combobox', { name: 'Ejemplo' }).selectOption({ index: 1 });
    expect(await findDamage(page)).toEqual([]);
  });

  test('pages of the API, of a tag and with hostile front matter do too, also after navigation', async ({
    page,
    crashes,
  }) => {
    await open(page, `${crashes.origin}/hostile/portada`);
    await expect(page.locator('main h1')).toHaveText(
      'Portada "hostil" </title><script>window.hacked=1</script>',
    );
    await expect(page).toHaveTitle(
      /Portada "hostil" <\/title><script>window\.hacked=1<\/script> \|/,
    );
    await expect(page.locator('meta[name=description]').first()).toHaveAttribute(
      'content',
      /"><script>window\.hacked=1<\/script> \{\{7\*7\}\}/,
    );
    expect(await findDamage(page)).toEqual([]);
    const links = await page
      // The page that crashes has its own tests.
      .locator('.menu a[href^="/hostile/"]:not([href$="/falla"])')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      await page.locator(`.menu a[href="${link}"]`).first().click();
      await expect(page).toHaveURL(crashes.origin + link);
      await expect(page.locator(`.menu a[href="${link}"][aria-current="page"]`)).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      expect(await findDamage(page), link).toEqual([]);
    }
  });

  test('an operation in another script has its page and its Markdown, and a long title breaks', async ({
    page,
    request,
    crashes,
  }) => {
    const twin = await request.get(`${crashes.origin}/hostile/日本語.md`);
    expect(await twin.text()).toContain('# TítuloSinEspacios');
    await page.setViewportSize({ width: 1100, height: 800 });
    await open(page, `${crashes.origin}/hostile/日本語`);
    const entry = page.locator('.menu').getByRole('link', { name: /\(obsoleta\)$/ });
    await expect
      .poll(() => entry.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    for (const width of [1100, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page)).toBe(0);
    }
  });

  test('the Markdown of the page has the text and no markup', async ({ request, crashes }) => {
    const twin = await (await request.get(`${crashes.origin}/hostile/operacion-hostil.md`)).text();
    expect(twin).toContain('window.hacked=1');
    const unsafe: string[] = [];
    visit(markdown.parse(twin), (node: Nodes) => {
      if (node.type === 'html' || node.type === 'image') unsafe.push(node.type);
      if (node.type === 'link' && !/^https?:/i.test(node.url)) unsafe.push(node.url);
    });
    expect(unsafe).toEqual([]);
  });
});
