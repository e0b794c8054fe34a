import { expect, type Page } from '@playwright/test';
import { open } from '../support/test';

/** Changes the color mode, goes to another page of the guide, and chooses a language of the samples. */
export async function useSite(page: Page): Promise<void> {
  await open(page, '/docs/widget-config/api-reference');
  await page.getByRole('button', { name: /Cambiar entre modo claro y oscuro/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.menu a[href="/docs/widget-config/instalacion"]').click();
  await expect(page).toHaveURL('/docs/widget-config/instalacion');
  await expect(page.locator('main h1')).toBeVisible();
  await open(page, '/docs/api/hacer-pregunta');
  await page.getByRole('tab', { name: 'go', exact: true }).first().click();
  await expect(page.getByRole('tabpanel').filter({ visible: true }).first()).toContainText(
    'package main',
  );
}
