/** Opens the search dialog, as a click on the button of the navbar does. */
export function openSearch(): void {
  document.querySelector<HTMLElement>('[data-open-search]')?.click();
}
