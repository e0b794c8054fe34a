/**
 * Options of `test.use` that reuse one browser context in all tests of a file, which saves most of a short test's time.
 * Playwright resets storage, cookies, routes and init scripts between them; a test that goes offline has
 * to undo that. Tests of first visits, network failures and several tabs keep their own context, and so do those that stop the clock:
 * Playwright may leave a part of its clock in the context, which throws in the next test.
 */
export const sharedWindow = { reuseContext: true } as const;
