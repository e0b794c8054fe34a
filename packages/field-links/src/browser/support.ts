/** The element that the hash of an address names. */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Whether a press of a link does nothing but follow it. */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
