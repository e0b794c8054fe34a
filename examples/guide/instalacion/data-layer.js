/** @type {Window & { dataLayer?: object[] }} */
const page = window;
const dataLayer = (page.dataLayer ??= []);
const widget = window.AIFindrWidget;

if (widget) {
  const { WIDGET_OPENED, WIDGET_CLOSED, MESSAGE_SENT } = widget.EVENTS;
  for (const name of [WIDGET_OPENED, WIDGET_CLOSED, MESSAGE_SENT]) {
    // En los nombres de los eventos de Google Analytics no se admiten puntos.
    widget.on(name, () => dataLayer.push({ event: `aifindr_${name.replace('.', '_')}` }));
  }
}
