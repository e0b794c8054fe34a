import { expect, open, test } from '../support/test';

/** The languages of R29, in the order of their tabs. */
const languages =
  'python curl csharp go nodejs ruby php java powershell dart javascript c objective-c ocaml r swift kotlin rust';

test('R29, R52: operations offer 18 languages in order, java with unirest', async ({ page }) => {
  await open(page, '/docs/api/hacer-pregunta');
  const tabs = page.getByRole('tablist').filter({ hasText: 'python' }).first().getByRole('tab');
  await expect(tabs).toHaveText(languages.split(' '));
  for (const language of languages.split(' ')) {
    await page.getByRole('tab', { name: language, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: language, exact: true });
    const tokens = panel.locator('.token').filter({ visible: true });
    await expect(tokens.first(), language).toBeVisible();
    if (language === 'java') await expect(panel).toContainText('kong.unirest');
  }
  await expect(page.locator('pre[data-language="json"] .token').first()).toBeAttached();
});
