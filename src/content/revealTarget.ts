/** Opens the blocks around the element that the address names: a browser does not scroll to what is closed. */
export function revealTarget(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeHash(hash.slice(1)));
  let isOpened = false;
  for (let element = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      isOpened = true;
    }
  }
  if (isOpened) target?.scrollIntoView();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
