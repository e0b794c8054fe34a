import { describePage, sendContext } from './send-context.js';

/** @type {Record<string, string>} */
const products = { '/silla': 'Silla', '/mesa': 'Mesa' };
const heading = document.querySelector('h1');

function showView() {
  const product = products[location.pathname];
  const title = product ?? 'Inicio';
  document.title = `${title} | Tienda de ejemplo`;
  document.body.dataset.page = product ? 'producto' : 'inicio';
  if (heading) heading.textContent = title;
  sendContext(describePage());
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a.view-link') : null;
  const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick || event.defaultPrevented) return;

  event.preventDefault();
  history.pushState(null, '', link.href);
  showView();
  window.scrollTo(0, 0);
  heading?.focus();
});

// Los botones Atrás y Adelante del navegador.
window.addEventListener('popstate', showView);

showView();
