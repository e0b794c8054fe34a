/** The element that the hash of an address names; null where it names none. */
export function findTarget(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decode(hash.slice(1)));
}

/** Not every hash is a percent-encoding. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
