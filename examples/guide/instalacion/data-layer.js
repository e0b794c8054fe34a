/** @type {Window & { dataLayer?: object[] }} */
const page = window;
const dataLayer = (page.dataLayer ??= []);

/** @type {AIFindrWidget | undefined} */
let measured;

/** Registra los manejadores una vez en cada widget: si se retira y se vuelve a cargar, es otro. */
function measure() {
  const widget = window.AIFindrWidget;
  if (!widget || widget === measured) return;
  measured = widget;
  const { WIDGET_OPENED, WIDGET_CLOSED, MESSAGE_SENT } = widget.EVENTS;
  for (const event of [WIDGET_OPENED, WIDGET_CLOSED, MESSAGE_SENT]) {
    // En los nombres de los eventos de Google Analytics no se admiten puntos.
    const name = `aifindr_${event.replace('.', '_')}`;
    widget.on(event, () => {
      dataLayer.push({ event: name });
    });
  }
}

measure();
// El script puede cargarse después: con `loadWidget()`, con un gestor de etiquetas o con el primer clic.
document.addEventListener('load', measure, { capture: true });
