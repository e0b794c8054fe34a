/** Where the browser remembers that the reader turned the single-letter key off (WCAG 2.1.4). */
export const slashKeySetting = 'site.search.slashKey';

/** Whether a key press asks for search: `Ctrl` or `⌘` with K anywhere, `/` outside of fields. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]') !== null) {
    return false;
  }
  if (event.ctrlKey || event.metaKey) {
    return !event.shiftKey && event.key.toLowerCase() === 'k';
  }
  // With the shift key or without: on a Spanish keyboard `/` is Shift+7.
  return event.key === '/' && !isTyping(event.target) && isSlashKeyOn();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

/** Whether `/` opens search; it does until the reader turns it off. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(slashKeySetting) !== 'off';
  } catch {
    return true;
  }
}
