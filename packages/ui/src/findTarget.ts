/** Finds the element whose id is in the hash of a URL, such as `#id`. */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
