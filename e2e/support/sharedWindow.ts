/**
 * For `test.use` of a file whose tests look at pages and press what is on them: they share one window, which Playwright empties
 * between them (storage, cookies, cache, routes, scripts, other tabs). That spares each the start of a window and of its
 * renderer, the larger part of its time. Permissions and being offline have to be taken back by the test that asks for them;
 * tests of first visits, of faults and of several tabs keep a window each.
 */
export const sharedWindow = { reuseContext: true } as const;
