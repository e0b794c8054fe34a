const openers = '#ai-findr-trigger, .open-widget';
const widget = window.AIFindrWidget;

/** @type {EventTarget | null} */
let clicked = null;
/** @type {EventTarget | null} */
let opener = null;

document.addEventListener(
  'click',
  (event) => {
    // El recorrido del evento incluye los botones que están dentro de un Shadow DOM.
    clicked =
      event.composedPath().find((part) => part instanceof Element && part.matches(openers)) ?? null;
  },
  { capture: true },
);

widget?.on('widget.opened', () => {
  opener = clicked;
});

widget?.on('widget.closed', () => {
  if (opener instanceof HTMLElement) opener.focus();
  opener = null;
});
