import { expect as playwrightExpect } from '@playwright/test';

/** Playwright's assertions, patient enough for a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });
