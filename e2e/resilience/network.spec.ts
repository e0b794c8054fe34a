import { expect, open, test } from '../support/test';

const start = '/docs/widget-config/intro';

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED|Failed to fetch|Loading( CSS)? chunk|ChunkLoadError/);
});

for (const route of [start, '/docs/api/hacer-pregunta', '/']) {
  test(`without a script of ${route} no dead control is in view`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const readNavigations = () => page.evaluate(() => performance.getEntriesByType('navigation'));
    const html = await (await page.request.get(route)).text();
    const scripts = [...html.matchAll(/<script src="?([^ ">]+)/g)].map(([, name = '']) => name);
    // The last script is the one of the page itself.
    for (const script of [scripts.find((name) => /main\./.test(name)), scripts.at(-1)]) {
      await page.route(`**${script}*`, (request) => request.abort());
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(route);
        // Leaves out radio buttons, because those of the widget demo on the home page work without scripts.
        const controls = page.locator('button, input:not([type=radio]), select');
        await expect(controls.filter({ visible: true })).toHaveCount(0);
        await expect(page.locator('main h1')).toBeVisible();
        // The site reloads the document once, and the script is missing again.
        await expect.poll(readNavigations).toMatchObject([{ type: 'reload' }]);
        await expect(controls.filter({ visible: true })).toHaveCount(0);
      }
      await page.unrouteAll();
    }
  });
}

test('without its stylesheet, a page shows no warning, and its links work', async ({ page }) => {
  await page.route('**/assets/css/**', (route) => route.abort());
  await open(page, start);
  await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
  await page.locator('.menu a[href="/docs/widget-config/triggers"]').click();
  await expect(page.locator('main h1')).toHaveText('Triggers');
});
