import { type RefObject, useEffect } from 'react';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';

/** What shows that a reader uses the page: an event, or the element that the address names. */
type Sign = Pick<Event, 'target'> & Partial<Pick<PointerEvent, 'type' | 'pointerType'>>;

/** Matches the tab of a response. */
export const responseTab = '[role="tab"][data-status]';

/** Shows the sample that a hidden element belongs to. */
export type ShowSample = (hidden: Element) => void;

/**
 * Connects fields and the code that shows them, once a reader uses the page: until then nothing of it is loaded.
 *
 * @param rail what is around the code; its parent has the fields
 */
export function useFieldLinks(rail: RefObject<HTMLElement | null>, show: ShowSample): void {
  useEffect(() => {
    const element = rail.current;
    const root = element?.parentElement;
    if (!root) return undefined;
    const signs = new AbortController();
    let stop: (() => void) | undefined;
    let loading: Promise<void> | undefined;
    /** What is pointed at or focused last, also while the code is on its way. */
    let last: EventTarget | null = null;
    /** A link or a line that is pressed meanwhile: it is pressed again by the code, or leads to the sample where that fails. */
    let pressed: HTMLElement | null | undefined;
    /** Whether a response has been chosen meanwhile. */
    let isChosen = false;
    const start = ({ type, target, pointerType }: Sign) => {
      // A finger may only scroll: what it taps is read from its click.
      if (type !== 'scroll' && pointerType !== 'touch') last = target;
      loading ??= import('./followFields')
        .then(({ followFields }) => {
          // The page may be gone.
          if (rail.current !== element) return;
          stop = followFields(root, element, show, last, isChosen);
        })
        .catch(() => {})
        .then(() => {
          signs.abort();
          pressed?.click();
        });
    };
    const hold = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      last = event.target;
      isChosen ||= event.isTrusted && event.target.closest(responseTab) !== null;
      const link = event.target.closest<HTMLElement>('[data-sample-link]');
      if (link !== null) event.preventDefault();
      pressed = link ?? event.target.closest<HTMLElement>('[data-field]');
    };
    const { signal } = signs;
    for (const sign of ['pointerover', 'focusin']) root.addEventListener(sign, start, { signal });
    root.addEventListener('click', hold, { signal });
    window.addEventListener('scroll', start, { signal, passive: true });
    const named = findTarget(location.hash);
    if (named?.dataset.sampled === '' && root.contains(named)) start({ target: named });
    return () => {
      signs.abort();
      stop?.();
    };
    // What a page has does not change.
  }, []);
}
