/** Finds the element whose id the hash of a URL names. */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
