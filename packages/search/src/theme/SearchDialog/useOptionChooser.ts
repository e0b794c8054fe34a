import { useHistory } from '@docusaurus/router';
import { type MouseEvent, useState } from 'react';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';
import type { ResultOption } from '../../engine/createSearch';

/** Outcome of an action, which is shown until the query changes. */
interface ActionOutcome {
  title: string;
  query: string;
  isDone: boolean;
}

/** Chooses options: presses the button of an action, or closes the dialog and opens the page. */
export function useOptionChooser(query: string, close: () => void) {
  const history = useHistory();
  const [outcome, setOutcome] = useState<ActionOutcome>();

  const chooseOption = async (event: MouseEvent<HTMLElement>, option: ResultOption) => {
    if (option.kind === 'action' && option.presses !== undefined) {
      setOutcome(undefined);
      setOutcome({ title: option.title, query, isDone: await pressActionButton(option.presses) });
      return;
    }
    // With a modifier key the browser opens a new tab or window, and the dialog stays.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const url = new URL((event.currentTarget as HTMLAnchorElement).href);
    // The current page may have an element with the id of the target, which is in the next page.
    const isSamePage = url.pathname === window.location.pathname;
    const elementToLeave = isSamePage ? null : findTarget(url.hash);
    close();
    history.push(url.href.slice(url.origin.length));
    if (url.hash !== '') focusTarget(url.hash, elementToLeave);
  };
  return { chooseOption, outcome: outcome?.query === query ? outcome : undefined };
}

/** Finds the button in the element with a `data-action`. */
export function findActionButton(action: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-action="${action}"] button`);
}

/** Presses the button of an action and returns whether that worked. A button that takes time says so in `data-outcome`. */
async function pressActionButton(action: string): Promise<boolean> {
  const button = findActionButton(action);
  button?.click();
  for (let waited = 0; waited < 400 && !button?.dataset.outcome; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return button !== null && button.dataset.outcome !== 'failed';
}

/** Moves the focus to the target of a hash once its page is shown, so that keyboard and screen reader continue there. */
function focusTarget(hash: string, elementToLeave: Element | null, attempts = 300): void {
  const target = findTarget(hash);
  if (target !== null && target !== elementToLeave) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // An element in a collapsed block takes the focus only once the page has expanded that.
    if (document.activeElement === target) return;
  }
  if (attempts > 0) setTimeout(() => focusTarget(hash, elementToLeave, attempts - 1), 50);
}
