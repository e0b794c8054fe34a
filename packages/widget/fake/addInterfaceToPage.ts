/** Controls the user interface of the fake widget: the page's `#ai-findr-trigger`, and an overlay with an iframe. */
export type WidgetInterface = ReturnType<typeof addInterfaceToPage>;

/**
 * Makes `#ai-findr-trigger` open the widget on a click, and appends the overlay to the page. A trigger that is a button also gets the
 * widget's class and icon.
 *
 * Free choice (not published, see README.md): the trigger is looked up once, when the widget gets ready, and a trigger that is not a button
 * gets no keyboard handling and no styles. The iframe shows `about:blank`, which this code fills for tests, so that no host is requested
 * and no inline script is needed; the product's iframe loads a page of the hub.
 */
export function addInterfaceToPage({
  open,
  close,
  send,
}: Record<'open' | 'close', () => void> & { send: (message: string) => void }) {
  const trigger = document.getElementById('ai-findr-trigger');
  const button = trigger instanceof HTMLButtonElement ? trigger : undefined;
  trigger?.addEventListener('click', open);
  button?.classList.add('ai-findr-trigger-button');
  const icon = document.createElement('span');
  icon.className = 'ai-magnifier';
  icon.ariaHidden = 'true';
  button?.prepend(icon);

  const overlay = document.createElement('div');
  overlay.id = 'ai-findr-widget-overlay';
  Object.assign(overlay.style, {
    position: 'fixed',
    display: 'none',
    background: '#fff',
    zIndex: '2147483646',
    inset: 'var(--ai-nav-height, 0px) 0 0 0',
  });
  overlay.innerHTML = `
    <button type="button" class="ai-findr-close-button">Cerrar</button>
    <iframe title="AI Findr (doble de pruebas)" width="100%" height="90%"></iframe>`;
  document.body.append(overlay);
  overlay.querySelector('button')!.addEventListener('click', close);

  const page = overlay.querySelector('iframe')!.contentDocument!;
  page.body.innerHTML = `
    <form><input aria-label="Pregunta"></form>
    <ul aria-label="Eventos recibidos"></ul>`;
  const question = page.querySelector('input')!;
  page.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    send(question.value);
    question.value = '';
  });

  /** Shows or hides the overlay. While it is shown, a trigger that is a button is hidden, as published. */
  const setOpen = (isOpen: boolean): void => {
    overlay.classList.toggle('ai-findr-visible', isOpen);
    overlay.style.display = isOpen ? 'block' : 'none';
    if (button === undefined) return;
    button.classList.toggle('ai-findr-open', isOpen);
    button.style.visibility = isOpen ? 'hidden' : '';
    button.style.pointerEvents = isOpen ? 'none' : '';
  };
  return {
    setOpen,
    /** Appends an event of `dispatch()` to the list in the iframe. */
    receiveEvent(event: string, payload: unknown) {
      const item = page.createElement('li');
      item.textContent = JSON.stringify({ event, payload });
      page.querySelector('ul')!.append(item);
    },
    /** Removes the overlay, and restores the trigger. */
    remove() {
      setOpen(false);
      overlay.remove();
      icon.remove();
      trigger?.removeEventListener('click', open);
      button?.classList.remove('ai-findr-trigger-button');
    },
  };
}
