/** The page's `#ai-findr-trigger`, as the widget uses it. */
export interface Trigger {
  /** Marks a button as published: hidden and without pointer events while the widget is open. */
  mark: (isOpen: boolean) => void;
  /** Gives the page its element back as it was. */
  remove: () => void;
}

/**
 * Finds `#ai-findr-trigger` and opens on a click; a button gets its class and its icon.
 *
 * Free choice: the search happens once, when the widget gets ready, and an element that is no button gets no keyboard
 * handling and no look.
 */
export function prepareTrigger(open: () => void): Trigger {
  const trigger = document.getElementById('ai-findr-trigger');
  trigger?.addEventListener('click', open);
  if (!(trigger instanceof HTMLButtonElement)) {
    return { mark() {}, remove: () => trigger?.removeEventListener('click', open) };
  }
  const icon = document.createElement('span');
  icon.className = 'ai-magnifier';
  icon.setAttribute('aria-hidden', 'true');
  trigger.classList.add('ai-findr-trigger-button');
  trigger.prepend(icon);
  const mark = (isOpen: boolean) => {
    trigger.classList.toggle('ai-findr-open', isOpen);
    trigger.style.visibility = isOpen ? 'hidden' : '';
    trigger.style.pointerEvents = isOpen ? 'none' : '';
  };
  return {
    mark,
    remove() {
      mark(false);
      trigger.removeEventListener('click', open);
      trigger.classList.remove('ai-findr-trigger-button');
      icon.remove();
    },
  };
}
