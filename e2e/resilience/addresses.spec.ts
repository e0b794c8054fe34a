import { expect, open, test } from '../support/test';

test.use({ expectedMessages: /status of 404/ });

for (const path of ['/docs/api', '/docs/no-existe', '/blog']) {
  test(`the not-found page at ${path} keeps its title`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('h1')).toHaveText('Página no encontrada');
    await expect(page).toHaveTitle('Página no encontrada | AI Findr');
  });
}

test('on a host without redirects, the address of an index file opens its page', async ({
  page,
}) => {
  const address = '/docs/api/chat/index.html';
  await page.route(`**${address}`, async (route) => {
    const notFound = await page.request.get('/no-existe');
    await route.fulfill({ response: notFound });
  });
  await open(page, address);
  await expect(page).toHaveURL('/docs/api/chat');
  await expect(page.locator('h1')).toHaveText('Chat');
});

test('the entry of the language keeps the query and the hash of the page', async ({ page }) => {
  const address = '/docs/widget-config/instalacion?x=1#comprobar';
  await open(page, address);
  await page.getByRole('button', { name: 'Idioma', exact: true }).click();
  const entry = page.getByRole('link', { name: 'English' });
  await expect(entry).toHaveAttribute('href', page.url());
  await entry.click();
  await expect(page).toHaveURL(address);
});
