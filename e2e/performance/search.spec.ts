/** Checks the first search of a visit against config/budgets.ts: the index, the engine, the dialog and its styles. */
import path from 'node:path';
import type { Request } from '@playwright/test';
import { searchKb } from '../../config/budgets';
import { weighVisit } from '../../scripts/support/weighVisit';
import { expect, open, test } from '../support/test';

test('the first search is within the budget', async ({ page }) => {
  await open(page, '/docs/widget-config/instalacion');
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const files = requests.map((request) => new URL(request.url()).pathname);
  expect(files).toContain('/search-index.json');
  // The dialog and the worker.
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThanOrEqual(2);
  const { totalKb } = weighVisit(requests, path.resolve('build'));
  expect(totalKb, files.join('\n')).toBeLessThanOrEqual(searchKb);
});
