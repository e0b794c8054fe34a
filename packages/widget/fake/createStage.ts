/** What the interface in the iframe tells the page. */
export interface StageHandlers {
  close: () => void;
  send: (text: string) => void;
}

/** The container on the page and the interface in its iframe. */
export interface Stage {
  show: () => void;
  hide: () => void;
  /** Shows the context that the interface was sent last. */
  receiveContext: (context: AIFindrWidget.Context) => void;
  /** Lists an event that the page dispatched. */
  receiveEvent: (event: string, payload: unknown) => void;
  remove: () => void;
}

/**
 * Builds the overlay with its close button and iframe.
 *
 * Free choice: the iframe is an `about:blank` page filled from here (the product loads its own from the hub), so that
 * no host is asked and no inline script is needed; what is inside of it exists for tests only.
 */
export function createStage(document: Document, handlers: StageHandlers): Stage {
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
  closeButton.addEventListener('click', handlers.close);

  const frame = document.createElement('iframe');
  frame.title = 'AI Findr (doble de pruebas)';
  Object.assign(frame.style, { width: '100%', height: '90%', border: '0' });
  container.append(closeButton, frame);
  document.body.append(container);
  const restoreNavHeight = setNavHeight(document);
  const page = fillFrame(frame, handlers.send);

  return {
    show() {
      container.classList.add('ai-findr-visible');
      container.style.display = 'block';
    },
    hide() {
      container.classList.remove('ai-findr-visible');
      container.style.display = 'none';
    },
    receiveContext(context) {
      page.context.textContent = JSON.stringify(context);
    },
    receiveEvent(event, payload) {
      const item = page.context.ownerDocument.createElement('li');
      item.textContent = JSON.stringify(payload === undefined ? { event } : { event, payload });
      page.events.append(item);
    },
    remove() {
      container.remove();
      restoreNavHeight();
    },
  };
}

function fillFrame(frame: HTMLIFrameElement, send: (text: string) => void) {
  const page = frame.contentDocument;
  if (page === null) {
    throw new Error('The fake widget needs an about:blank iframe that it can fill.');
  }
  const form = page.createElement('form');
  const question = page.createElement('input');
  question.setAttribute('aria-label', 'Pregunta');
  const context = page.createElement('output');
  context.setAttribute('aria-label', 'Contexto recibido');
  const events = page.createElement('ul');
  events.setAttribute('aria-label', 'Eventos recibidos');
  form.append(question);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(question.value);
    question.value = '';
  });
  page.body.append(form, context, events);
  return { context, events };
}

/** Free choice: the height of `#main-header` is measured once, and a value that the page has set stays. */
function setNavHeight(document: Document): () => void {
  const root = document.documentElement;
  const header = document.getElementById('main-header');
  if (header === null || getComputedStyle(root).getPropertyValue('--ai-nav-height') !== '') {
    return () => {};
  }
  root.style.setProperty('--ai-nav-height', `${header.offsetHeight}px`);
  return () => root.style.removeProperty('--ai-nav-height');
}
