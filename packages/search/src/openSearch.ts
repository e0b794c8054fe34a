/** Opens the search dialog by a click on the search button of the navbar. */
export function openSearch(): void {
  document.querySelector<HTMLElement>('[data-open-search]')?.click();
}
