import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const script = '<script>window.hacked=1</script>';

// The variant's navbar item logs these errors on every page.
test.use({ expectedMessages: /this item always throws|Minified React error/ });

/** Elements and side effects of content that was not escaped. At a press the root element has `overflow-anchor: none`. */
const findDamage = (page: Page) =>
  page.evaluate(() => {
    const selector =
      'main :is(script, iframe, img, style, object), [onerror], [onload], [ontoggle], [srcdoc], [style*="none"]:not(#nprogress, html), [href^="javascript" i], [href^="data:" i]';
    const found = [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
    return 'hacked' in window ? [...found, 'a script ran'] : found;
  });

test('pages of a hostile contract and with hostile front matter show it as text, also after navigation', async ({
  page,
  crashes,
}) => {
  await open(page, `${crashes.origin}/hostile/portada`);
  const main = page.locator('main');
  await expect(main.locator('h1')).toHaveText(`Portada "hostil" </title>${script}`);
  await expect(page).toHaveTitle(
    /^Portada "hostil" <\/title><script>window\.hacked=1<\/script> \|/,
  );
  const description = page.locator('meta[name=description]').first();
  await expect(description).toHaveAttribute(
    'content',
    /"><script>window\.hacked=1<\/script> \{\{7/,
  );
  const links = await page
    // The page that crashes has its own tests.
    .locator('.menu a[href^="/hostile/"]:not([href$="/falla"])')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    await page.locator(`.menu a[href="${link}"]`).first().click();
    await expect(page.locator(`.menu a[href="${link}"][aria-current="page"]`)).toBeVisible();
    await expect(main.locator('h1')).toBeVisible();
    expect(await findDamage(page), link).toEqual([]);
  }

  await open(page, `${crashes.origin}/hostile/api/operacion-hostil`);
  for (const text of [
    'Operación "hostil" <img src=x onerror=window.hacked=1> {7*7}',
    script,
    // The link is rendered, but without its URL, which would run a script.
    'pulsa',
    '{{constructor.constructor("window.hacked=1")()}}',
    `</code>${script}`,
    '<style>*{display:none}</style>',
    '${7*7}',
  ]) {
    await expect(main).toContainText(text);
  }
  for (const language of ['python', 'curl', 'rust']) {
    await page.getByRole('tab', { name: language, exact: true }).first().click();
  }
  await page.getByRole('combobox', { name: 'Ejemplo' }).selectOption({ index: 1 });
  expect(await findDamage(page)).toEqual([]);
});
