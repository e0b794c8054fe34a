/*
 * Replays the last click on a button that came before hydration, which React would lose, and the shortcut of the search.
 */
(function () {
  var root = document.documentElement;
  var clicked = null;

  if (!window.MutationObserver) return;
  document.addEventListener('click', remember, true);
  document.addEventListener('keydown', rememberSearch, true);
  new MutationObserver(function (_, observer) {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    document.removeEventListener('click', remember, true);
    document.removeEventListener('keydown', rememberSearch, true);
    if (clicked && document.contains(clicked)) clicked.click();
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });

  function remember(event) {
    // Clicks dispatched by scripts (src/browser/revealTarget.ts) have taken effect already.
    if (!event.isTrusted) return;
    var target = event.target;
    while (target && target.tagName !== 'BUTTON') target = target.parentElement;
    clicked = target;
  }

  function rememberSearch(event) {
    if (!(event.ctrlKey || event.metaKey) || String(event.key).toLowerCase() !== 'k') return;
    event.preventDefault();
    clicked = document.querySelector('[data-open-search]');
  }
})();
