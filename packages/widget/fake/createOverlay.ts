/** The overlay that the fake widget shows over the page; its interface is in an iframe. */
export interface Overlay {
  setOpen: (isOpen: boolean) => void;
  /** Adds an event that the page dispatched to the list in the iframe. */
  receiveEvent: (event: string, payload: unknown) => void;
  remove: () => void;
}

/**
 * Creates the overlay with its close button and iframe, and appends it to the page.
 *
 * Free choice: the iframe is an `about:blank` page that this code fills (the product loads its own from the hub), so that
 * no host is requested and no inline script is needed; what is inside of it exists for tests only.
 */
export function createOverlay(close: () => void, send: (message: string) => void): Overlay {
  const container = document.createElement('div');
  container.id = 'ai-findr-widget-overlay';
  Object.assign(container.style, {
    position: 'fixed',
    display: 'none',
    background: '#fff',
    zIndex: '2147483646',
    inset: 'var(--ai-nav-height, 0px) 0 0 0',
  });
  const closeButton = document.createElement('button');
  closeButton.type = 'button';
  closeButton.className = 'ai-findr-close-button';
  closeButton.textContent = 'Cerrar';
  closeButton.addEventListener('click', close);
  const frame = document.createElement('iframe');
  frame.title = 'AI Findr (doble de pruebas)';
  Object.assign(frame.style, { width: '100%', height: '90%' });
  container.append(closeButton, frame);
  document.body.append(container);

  const page = frame.contentDocument!;
  const form = page.createElement('form');
  const question = page.createElement('input');
  question.ariaLabel = 'Pregunta';
  form.append(question);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(question.value);
    question.value = '';
  });
  const events = page.createElement('ul');
  events.ariaLabel = 'Eventos recibidos';
  page.body.append(form, events);

  return {
    setOpen(isOpen) {
      container.classList.toggle('ai-findr-visible', isOpen);
      container.style.display = isOpen ? 'block' : 'none';
    },
    receiveEvent(event, payload) {
      const item = page.createElement('li');
      item.textContent = JSON.stringify({ event, payload });
      events.append(item);
    },
    remove: () => container.remove(),
  };
}
