/** Key in the storage: whether the reader turned the single-letter shortcut off (WCAG 2.1.4). */
export const slashKeySetting = 'site.search.slashKey';

/** Whether a key press opens search: `Ctrl` or `⌘` with K anywhere, `/` outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]') !== null) {
    return false;
  }
  if (event.ctrlKey || event.metaKey) {
    // Layouts without Latin letters, such as Cyrillic ones, have another letter on that key.
    const isLatin = /^[a-z]$/i.test(event.key);
    return !event.shiftKey && (isLatin ? event.key.toLowerCase() === 'k' : event.code === 'KeyK');
  }
  // The shift key does not matter: on a Spanish keyboard `/` is Shift+7.
  return event.key === '/' && !isTextField(event.target) && isSlashKeyOn();
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

/** Whether `/` opens search, which it does until the reader turns it off. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(slashKeySetting) !== 'off';
  } catch {
    return true;
  }
}
