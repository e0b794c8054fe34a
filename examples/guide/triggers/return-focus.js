// #region code
/** @type {HTMLElement | null} */
let opener = null;
const widget = window.AIFindrWidget;

document.addEventListener(
  'click',
  (event) => {
    const clicked = event.target instanceof Element ? event.target.closest('.open-widget') : null;
    if (clicked instanceof HTMLElement) {
      opener = clicked;
    }
  },
  { capture: true },
);

widget?.on(widget.EVENTS.WIDGET_CLOSED, () => {
  opener?.focus();
  opener = null;
});
// #endregion code
