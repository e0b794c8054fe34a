/* Inlined into every page, as it stands, for browsers of any age. Built with DOM calls so that no policy on styles or HTML stops it. */
(function () {
  // Set by config/ssrTemplate.ts: no browser asks for a script of that type.
  var waitingScripts = 'script[type="text/plain"][src]';

  var isStarted = false;

  if (document.hidden) start();
  else {
    // Some browsers, old or careful of privacy, do not say when a picture is seen.
    requestAnimationFrame(function () {
      setTimeout(startOnce, 500);
    });
    watchPicture();
  }

  // The browser makes a frame some time before it is seen.
  function watchPicture() {
    try {
      new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true });
      // eslint-disable-next-line no-empty, no-unused-vars -- the timer goes on; ES5 has no catch without a name.
    } catch (refusal) {}
  }

  function startOnce() {
    if (isStarted) return;
    isStarted = true;
    start();
  }

  // One file a task, for asking takes its time on a slow phone. A page in the background has no picture to wait for, and slow timers.
  function start() {
    var waiting = document.querySelector(waitingScripts);
    // An author's preview names its scripts itself.
    if (!waiting) return;
    var script = document.createElement('script');
    script.src = waiting.getAttribute('src');
    script.defer = true;
    // They run in their order.
    script.async = false;
    waiting.parentNode.replaceChild(script, waiting);
    if (!document.querySelector(waitingScripts)) script.onload = script.onerror = warnOfBaseUrl;
    else if (document.hidden) start();
    else setTimeout(start);
  }

  function warnOfBaseUrl() {
    if (window.docusaurus || hasStyle()) return;
    var banner = document.createElement('div');
    var style = banner.style;
    banner.id = '__base-url-issue-banner';
    banner.setAttribute('role', 'alert');
    style.border = 'thick solid red';
    style.background = '#ffe6b3';
    style.color = '#1b1b1d';
    style.margin = style.padding = '20px';
    style.fontSize = '20px';
    var title = element('p', 'Your site did not load properly');
    title.style.fontWeight = 'bold';
    banner.appendChild(title);
    banner.appendChild(element('p', 'A very common reason is a wrong site baseUrl configuration.'));
    banner.appendChild(element('p', 'Current configured baseUrl = __BASE_URL__'));
    banner.appendChild(
      element('p', 'We suggest trying baseUrl = ' + location.pathname.replace(/[^/]*$/, ''))
    );
    document.body.insertBefore(banner, document.body.firstChild);
  }

  function hasStyle() {
    // A stylesheet that was refused for its type is there, yet empty or out of reach.
    try {
      return document.querySelector('link[rel=stylesheet]').sheet.cssRules.length > 0;
      // eslint-disable-next-line no-unused-vars -- ES5 has no catch without a name.
    } catch (refusal) {
      return false;
    }
  }

  function element(name, text) {
    var node = document.createElement(name);
    node.textContent = text;
    return node;
  }
})();
