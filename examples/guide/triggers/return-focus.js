const openers = '#ai-findr-trigger, .open-widget';
const widget = window.AIFindrWidget;

/** @type {EventTarget | undefined} */
let clicked;
/** @type {EventTarget | undefined} */
let opener;

document.addEventListener(
  'click',
  (event) => {
    // El recorrido del evento incluye los botones que están dentro de un Shadow DOM.
    clicked = event.composedPath().find((part) => part instanceof Element && part.matches(openers));
  },
  { capture: true },
);

widget?.on('widget.opened', () => {
  opener = clicked;
  // Si el widget se abre después con un atajo o con una URL, el foco no vuelve a este elemento.
  clicked = undefined;
});

widget?.on('widget.closed', () => {
  const element = opener;
  opener = undefined;
  // El trigger puede seguir oculto cuando llega el evento, y un elemento oculto no recibe el foco.
  requestAnimationFrame(() => {
    if (element instanceof HTMLElement) element.focus();
  });
});
