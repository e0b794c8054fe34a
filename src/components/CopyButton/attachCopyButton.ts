import { copyText } from './copyText';
import { labelOutcome } from './labelOutcome';

/** How long the outcome of copying is shown, in milliseconds. */
const outcomeTime = 2000;

/**
 * Copies the code that the button stands beside, and says, to eyes and to screen readers, whether that worked.
 *
 * @returns a function that lets go of the button again
 */
export function attachCopyButton(button: HTMLElement): () => void {
  const stop = new AbortController();
  let timer = 0;
  const copy = async () => {
    const isCopied = await copyText(findCode(button));
    if (stop.signal.aborted) return;
    show(button, isCopied ? 'copied' : 'failed');
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(button, 'idle'), outcomeTime);
  };
  button.addEventListener('click', () => void copy(), { signal: stop.signal });
  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}

function findCode(button: HTMLElement): string {
  return button.closest('[data-copy-scope]')?.querySelector('code')?.textContent ?? '';
}

function show(button: HTMLElement, outcome: 'idle' | 'copied' | 'failed'): void {
  button.dataset.outcome = outcome;
  button.title = labelOutcome(outcome);
  const status = button.nextElementSibling;
  if (status !== null) {
    status.textContent = outcome === 'idle' ? '' : labelOutcome(outcome);
  }
}
