import { whenIdle } from '@site/plugins/lean-client/whenIdle';
import { actOnSome } from '@site/src/content/actOnSome';

/** How many elements a browser on a slow phone styles and lays out in well under a task of 50 ms. */
const elementsPerFrame = 200;

const waiting = new Set<HTMLElement>();
let isBusy = false;

/**
 * Has the browser style and lay out a block of code that it skipped, as all that are far from the part in sight when a page is
 * opened (`styles.module.css`), once it has nothing else to do: pictures of whole pages show what is far, too.
 *
 * @returns a function that calls it off
 */
export function showFarCode(block: HTMLElement): () => void {
  waiting.add(block);
  goOn();
  return () => {
    waiting.delete(block);
  };
}

/** From the top down, some blocks a frame. */
function goOn(): void {
  if (isBusy || waiting.size === 0) {
    return;
  }
  isBusy = true;
  requestAnimationFrame(() => whenIdle(showSome));
}

function showSome(): void {
  actOnSome(waiting, elementsPerFrame, (block) => block.toggleAttribute('data-shown', true));
  isBusy = false;
  goOn();
}
