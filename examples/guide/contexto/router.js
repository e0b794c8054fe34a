import { updateContext } from './route-change.js';

// #region code
/** @param {string} path */
function navigate(path) {
  history.pushState(null, '', path);
  renderPage(path);
  void updateContext();
}

window.addEventListener('popstate', () => {
  renderPage(location.pathname);
  void updateContext();
});

void updateContext();
// #endregion code

/** @param {string} path */
function renderPage(path) {
  document.title = `Ejemplo: ${path}`;
  const heading = document.querySelector('h1');
  if (heading) {
    heading.textContent = document.title;
  }
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link) {
    event.preventDefault();
    navigate(link.pathname);
  }
});
