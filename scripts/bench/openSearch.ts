import { expect, type Page, type Request } from '@playwright/test';

/** Opens the search of a page for the first time and types, until there are results; returns what that fetched. */
export async function openSearch(page: Page): Promise<readonly Request[]> {
  const requests: Request[] = [];
  const note = (request: Request) => {
    requests.push(request);
  };
  page.on('request', note);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('widget');
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  await expect(dialog.getByRole('option').first()).toBeVisible({ timeout: 60_000 });
  page.off('request', note);
  return requests;
}
