import { expect as playwrightExpect } from '@playwright/test';

/** Playwright's assertions with a timeout for slow machines. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });
