const openers = '#ai-findr-trigger, .open-widget';
const widget = window.AIFindrWidget;

/** @type {Element | null} */
let clicked = null;
/** @type {Element | null} */
let opener = null;

document.addEventListener(
  'click',
  (event) => {
    clicked = event.target instanceof Element ? event.target.closest(openers) : null;
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
