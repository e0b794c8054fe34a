/**
 * Finds `#ai-findr-trigger` and opens on it.
 *
 * Free choice: the search happens once, when the widget gets ready. What the product does with an element that
 * appears later is not published, so a page must not rely on it.
 *
 * @returns Function that gives the page its element back as it was.
 */
export function prepareTrigger(document: Document, open: () => void): () => void {
  const trigger = document.getElementById('ai-findr-trigger');
  if (trigger === null) return () => {};
  const listening = new AbortController();
  // Free choice: a click opens; an element that is neither button nor input gets no keyboard handling.
  trigger.addEventListener('click', open, { signal: listening.signal });
  const restore = decorate(trigger, open, listening.signal);
  return () => {
    listening.abort();
    restore();
  };
}

function decorate(trigger: HTMLElement, open: () => void, signal: AbortSignal): () => void {
  if (trigger instanceof HTMLButtonElement) return decorateButton(trigger);
  if (trigger instanceof HTMLInputElement && trigger.type === 'text') {
    return decorateInput(trigger, open, signal);
  }
  return () => {};
}

function decorateButton(button: HTMLButtonElement): () => void {
  const icon = button.ownerDocument.createElement('span');
  icon.className = 'ai-magnifier';
  icon.setAttribute('aria-hidden', 'true');
  button.classList.add('ai-findr-trigger-button');
  // Free choice: the icon goes first in the button.
  button.prepend(icon);
  return () => {
    icon.remove();
    button.classList.remove('ai-findr-trigger-button', 'ai-findr-open');
  };
}

/** Free choice: the order of the made elements, and that Enter and the made button open too; the typed text stays. */
function decorateInput(input: HTMLInputElement, open: () => void, signal: AbortSignal): () => void {
  const document = input.ownerDocument;
  const container = document.createElement('div');
  container.className = 'ai-findr-trigger-input-container';
  const icon = document.createElement('span');
  icon.className = 'ai-findr-trigger-icon';
  icon.setAttribute('aria-hidden', 'true');
  const submit = document.createElement('button');
  submit.type = 'button';
  submit.className = 'ai-findr-trigger-submit';
  submit.setAttribute('aria-label', 'Abrir el widget');
  submit.addEventListener('click', open, { signal });
  input.addEventListener('keydown', (event) => event.key === 'Enter' && open(), { signal });
  input.classList.add('ai-findr-trigger-input');
  input.before(container);
  container.append(icon, input, submit);
  return () => {
    input.classList.remove('ai-findr-trigger-input');
    container.replaceWith(input);
  };
}

/** Marks a trigger button while the widget is open: published as hidden and without pointer events. */
export function markTriggerOpen(document: Document, isOpen: boolean): void {
  const trigger = document.getElementById('ai-findr-trigger');
  if (!trigger?.classList.contains('ai-findr-trigger-button')) return;
  trigger.classList.toggle('ai-findr-open', isOpen);
  // Styles go through the CSSOM: the product's style sheet is not published and a strict CSP allows no inline styles.
  for (const [property, value] of [
    ['visibility', 'hidden'],
    ['pointer-events', 'none'],
  ] as const) {
    if (isOpen) trigger.style.setProperty(property, value);
    else trigger.style.removeProperty(property);
  }
}
