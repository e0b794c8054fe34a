/** The page's `#ai-findr-trigger`, connected to the widget. */
export interface ConnectedTrigger {
  /** Hides the trigger while the widget is open, if it is a button, and disables its pointer events, as published. */
  setOpen: (isOpen: boolean) => void;
  /** Restores the page's element. */
  disconnect: () => void;
}

/**
 * Makes `#ai-findr-trigger` open the widget on a click; a button also gets the widget's class and icon.
 *
 * Free choice: the element is looked up once, when the widget gets ready, and an element that is not a button gets no
 * keyboard handling and no styles.
 */
export function connectTrigger(open: () => void): ConnectedTrigger {
  const trigger = document.getElementById('ai-findr-trigger');
  trigger?.addEventListener('click', open);
  if (!(trigger instanceof HTMLButtonElement)) {
    return { setOpen() {}, disconnect: () => trigger?.removeEventListener('click', open) };
  }
  const icon = document.createElement('span');
  icon.className = 'ai-magnifier';
  icon.setAttribute('aria-hidden', 'true');
  trigger.classList.add('ai-findr-trigger-button');
  trigger.prepend(icon);
  const setOpen = (isOpen: boolean) => {
    trigger.classList.toggle('ai-findr-open', isOpen);
    trigger.style.visibility = isOpen ? 'hidden' : '';
    trigger.style.pointerEvents = isOpen ? 'none' : '';
  };
  return {
    setOpen,
    disconnect() {
      setOpen(false);
      trigger.removeEventListener('click', open);
      trigger.classList.remove('ai-findr-trigger-button');
      icon.remove();
    },
  };
}
