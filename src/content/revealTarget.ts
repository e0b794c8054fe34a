import { findTarget } from './findTarget';

/** Opens the blocks around the element that the address names: a browser does not scroll to what is closed. */
export function revealTarget(hash: string): void {
  const target = findTarget(hash);
  let isOpened = false;
  for (let element = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      isOpened = true;
    }
  }
  if (isOpened) target?.scrollIntoView();
}
