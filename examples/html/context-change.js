// #region context
/** El contexto de la vista que se ve ahora. */
function describeView() {
  return {
    path: window.location.pathname,
    view: document.querySelector('#view h1')?.textContent ?? '',
  };
}

/** Se puede llamar en cualquier momento: espera a que el widget esté listo. */
function syncContext() {
  const widget = window.AIFindrWidget;
  widget?.ready(() => widget.setContext(describeView()));
}
// #endregion context

// #region views
/** @type {Record<string, string>} */
const titles = { '/precios': 'Precios', '/ayuda': 'Ayuda' };

function showView() {
  const heading = document.querySelector('#view h1');
  if (heading) heading.textContent = titles[window.location.pathname] ?? 'Inicio';
  syncContext();
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a.view-link') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.history.pushState(null, '', link.getAttribute('href'));
  showView();
});

// Los botones Atrás y Adelante del navegador.
window.addEventListener('popstate', showView);

showView();
// #endregion views
