/*
 * Requests a script or stylesheet of the page that could not be loaded once more, under another URL, because browsers may keep a
 * missing file as long as its host tells them to keep files. Where that fails too, the document is loaded once more, because it may
 * be of a build whose files are gone. Meanwhile, and where that does not help, the page is shown as without JavaScript: `data-theme`,
 * which an inline script set, promises controls that answer. Hydration sets it again, should it come.
 */
(function () {
  var root = document.documentElement;
  var isRetrying = false;

  document.addEventListener('error', retry, true);
  document.addEventListener('DOMContentLoaded', function () {
    // Styles may have failed before this script could hear of it.
    var styles = document.querySelectorAll('link[rel=stylesheet]');
    for (var index = 0; index < styles.length; index += 1) {
      if (!hasRules(styles[index])) styles[index].href += '?retry';
    }
    // Scripts that the browser does not understand have run by now, for nothing.
    if (!window.docusaurus && !isRetrying) withdrawControls();
  });

  function retry(event) {
    var script = event.target;
    if (script.tagName !== 'SCRIPT' || isHydrated()) return;
    // Only the scripts of the HTML are deferred.
    if (!script.defer) {
      withdrawControls();
      return reloadOnce();
    }
    isRetrying = true;
    // The bundle would give the chunk up; instead, it takes it from the second script.
    event.stopImmediatePropagation();
    var second = document.createElement('script');
    second.src = script.src + '?retry';
    document.head.appendChild(second);
  }

  // The browser knows whether this document was reloaded, so that a script which is never there makes no loop. Without an answer of the
  // host the document stays: the reader may be offline, and would lose the page.
  function reloadOnce() {
    var entries = window.performance && performance.getEntriesByType('navigation');
    if (!entries || !entries.length || entries[0].type === 'reload') return;
    fetch(location.href, { method: 'HEAD' }).then(
      function (response) {
        if (response.ok && !isHydrated()) location.reload();
      },
      function () {}
    );
  }

  // A stylesheet that was refused for its type is present, yet empty or inaccessible.
  function hasRules(link) {
    try {
      return link.sheet.cssRules.length > 0;
    } catch (error) {
      return false;
    }
  }

  function withdrawControls() {
    if (!isHydrated()) root.removeAttribute('data-theme');
  }

  function isHydrated() {
    return root.getAttribute('data-has-hydrated') === 'true';
  }
})();
