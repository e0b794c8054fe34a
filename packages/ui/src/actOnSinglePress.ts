import { isPlainClick } from './isPlainClick';

/** Milliseconds: the longest default double-click time of common operating systems. */
const doubleClickTime = 500;

/**
 * Calls `act` for a click on text that readers also select. Keys and touches select nothing, so `act` is called at once. A mouse click may
 * begin a double click or a selection, so `act` is called when the pointer has rested for `doubleClickTime`, unless the reader scrolls,
 * presses anything or selects text before. Double clicks, modifier keys and other mouse buttons are ignored.
 */
export function actOnSinglePress(click: MouseEvent, act: () => void): void {
  const isKey = click.detail === 0;
  if (isKey || (click instanceof PointerEvent && click.pointerType === 'touch')) {
    act();
    return;
  }
  if (!isPlainClick(click) || click.detail > 1) return;
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    waiting.abort();
  };
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      cancel();
      const isTextSelected = document.getSelection()?.isCollapsed === false;
      if (!isTextSelected && click.target instanceof Node && click.target.isConnected) act();
    }, doubleClickTime);
  };
  const options = { capture: true, signal: waiting.signal };
  addEventListener('pointermove', restartTimer, options);
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, cancel, options);
  restartTimer();
}
