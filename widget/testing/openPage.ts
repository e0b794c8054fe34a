import type { Page } from '@playwright/test';
import { routeWidget, type WidgetNetwork, type WidgetTraffic } from './routeWidget';

/** Origin of the pages that tests serve without a server; `.test` names no host. */
export const sampleOrigin = 'https://sample.test';

/** A page that a test serves by itself. */
export interface SamplePage {
  html: string;
  /** Query of the address, with its question mark. */
  search?: string;
  /** Response headers beside the content type. */
  headers?: Record<string, string>;
  network?: WidgetNetwork;
}

/** Opens HTML in the browser, with the reference double at the widget's address and no other network. */
export async function openPage(page: Page, sample: SamplePage): Promise<WidgetTraffic> {
  await page.context().route(`${sampleOrigin}/**`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: sample.html,
          headers: sample.headers,
        })
      : route.fulfill({ status: 204 }),
  );
  const traffic = await routeWidget(page.context(), sampleOrigin, sample.network);
  await page.goto(`${sampleOrigin}/${sample.search ?? ''}`);
  return traffic;
}
