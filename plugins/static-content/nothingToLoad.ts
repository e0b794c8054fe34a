/** In the place of `loadPages.ts` where all pages are known from the start: on the server, and in the author's preview. */
export function loadPages(): Promise<void> {
  return Promise.resolve();
}
