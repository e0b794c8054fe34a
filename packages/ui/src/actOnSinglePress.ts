import { isPlainClick } from './isPlainClick';

/** Milliseconds: the longest default double-click time of common operating systems. */
const doubleClickTime = 500;

/**
 * Calls `act` for a click on text that readers also select. A press of a mouse may begin a double click, or a selection that Shift+click
 * ends, so `act` waits until the pointer has rested, and is not called if by then the reader scrolls, presses anything or selects text.
 * A press of a key or by touch selects no text, so `act` is called at once. A mouse click with a modifier key or another button is ignored.
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
  const cancel = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const restartTimer = () => {
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
