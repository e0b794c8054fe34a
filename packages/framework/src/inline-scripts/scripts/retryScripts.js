/*
 * If a script or stylesheet of the HTML fails to load, requests it once more under another URL, because browsers may cache the failure.
 * If a script fails again, or one that was added later fails, removes `data-theme`, which an inline script has set and hydration sets
 * again, so that controls are hidden as without JavaScript; and reloads the document once, because the files of its build may be gone.
 */
(function () {
  var root = document.documentElement;
  var isRetrying = false;

  document.addEventListener('error', retryScriptOrReload, true);
  document.addEventListener('DOMContentLoaded', function () {
    // Stylesheets may have failed before this script ran, so they are checked here and not by the error listener.
    var styles = document.querySelectorAll('link[rel=stylesheet]');
    for (var index = 0; index < styles.length; index += 1) {
      if (!hasReadableRules(styles[index])) styles[index].href += '?retry';
    }
    // Deferred scripts have run by now. If the browser could not parse them, `window.docusaurus` is missing.
    if (!window.docusaurus && !isRetrying) hideControlsUnlessHydrated();
  });

  function retryScriptOrReload(event) {
    var script = event.target;
    if (script.tagName !== 'SCRIPT' || isHydrated()) return;
    // Scripts in the HTML have `defer`; a script without it was added later, for instance as the second request.
    if (!script.defer) {
      hideControlsUnlessHydrated();
      return reloadOnceIfServed();
    }
    isRetrying = true;
    // The error handler of the bundle would reject the chunk, which the second script can still register.
    event.stopImmediatePropagation();
    var second = document.createElement('script');
    second.src = script.src + '?retry';
    document.head.appendChild(second);
  }

  // A document that has already been reloaded is not reloaded again, so a script that is missing for good causes no loop. If the host
  // does not serve the page, there is no reload either: the reader may be offline, and would lose the page.
  function reloadOnceIfServed() {
    var entries = window.performance && performance.getEntriesByType('navigation');
    if (!entries || !entries.length || entries[0].type === 'reload') return;
    fetch(location.href, { method: 'HEAD' }).then(
      function (response) {
        if (response.ok && !isHydrated()) location.reload();
      },
      function () {}
    );
  }

  // A stylesheet that was refused for its MIME type is present, yet empty or inaccessible.
  function hasReadableRules(stylesheetLink) {
    try {
      return stylesheetLink.sheet.cssRules.length > 0;
    } catch (error) {
      return false;
    }
  }

  function hideControlsUnlessHydrated() {
    if (!isHydrated()) root.removeAttribute('data-theme');
  }

  function isHydrated() {
    return root.getAttribute('data-has-hydrated') === 'true';
  }
})();
