import { watchOverflow } from '@site/src/components/ScrollTable/watchOverflow';
import { showFarCode } from './showFarCode';

/**
 * Lets the reader wrap the lines of a code block that are too long, and reach them by keyboard where they scroll.
 *
 * @returns a function that lets go of the block again
 */
export function attachCodeBlock(block: HTMLElement): () => void {
  const pre = block.querySelector('pre');
  const toggle = block.querySelector<HTMLElement>('[data-wrap-toggle]');
  if (pre === null || toggle === null) {
    throw new Error('a code block without its code or its button');
  }
  const stop = new AbortController();
  toggle.addEventListener(
    'click',
    () => {
      toggle.ariaPressed = String(block.toggleAttribute('data-wrap'));
    },
    { signal: stop.signal },
  );
  const unwatch = watchOverflow(pre, (isOverflowing) => {
    // Reached by keyboard, except where there is nothing to scroll to.
    pre.toggleAttribute('tabindex', false);
    if (isOverflowing) pre.tabIndex = 0;
    // The button keeps its room where it is of no use, so that nothing moves when that is known.
    toggle.toggleAttribute('data-idle', !isOverflowing && !block.hasAttribute('data-wrap'));
  });
  const callOff = showFarCode(block);
  return () => {
    callOff();
    stop.abort();
    unwatch();
  };
}
