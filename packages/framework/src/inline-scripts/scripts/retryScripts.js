/*
 * Asks once more for a script of the page that could not be loaded. Where that fails too, the page is shown as without JavaScript:
 * `data-theme`, which an inline script set, promises controls that answer. Hydration sets it again, should it come.
 */
(function () {
  var root = document.documentElement;
  var isRetrying = false;

  document.addEventListener('error', retry, true);
  document.addEventListener('DOMContentLoaded', function () {
    // Scripts that the browser does not understand have run by now, for nothing.
    if (!window.docusaurus && !isRetrying) withdrawControls();
  });

  function retry(event) {
    var script = event.target;
    if (script.tagName !== 'SCRIPT' || isHydrated()) return;
    // Only the scripts of the HTML are deferred.
    if (!script.defer) return withdrawControls();
    isRetrying = true;
    // The bundle would give the chunk up; instead, it takes it from the second script.
    event.stopImmediatePropagation();
    var second = document.createElement('script');
    second.src = script.src;
    document.head.appendChild(second);
  }

  function withdrawControls() {
    if (!isHydrated()) root.removeAttribute('data-theme');
  }

  function isHydrated() {
    return root.getAttribute('data-has-hydrated') === 'true';
  }
})();
