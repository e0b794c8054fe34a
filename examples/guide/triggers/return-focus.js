// #region code
/** @type {HTMLElement | null} */
let opener = null;
const widget = window.AIFindrWidget;

document.addEventListener(
  'click',
  (event) => {
    if (event.target instanceof Element) {
      const clicked = event.target.closest('.open-widget');
      opener = clicked instanceof HTMLElement ? clicked : null;
    }
  },
  { capture: true },
);

widget?.on(widget.EVENTS.WIDGET_CLOSED, () => {
  opener?.focus();
  opener = null;
});
// #endregion code
