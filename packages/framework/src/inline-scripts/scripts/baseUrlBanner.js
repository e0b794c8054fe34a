/*
 * The banner 'Your site did not load properly' (R43), for when neither scripts nor stylesheet load.
 * It is built with DOM calls, which no Content-Security-Policy stops.
 */
(function () {
  window.addEventListener('load', function () {
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
    title.lang = 'en';
    banner.appendChild(title);
    banner.appendChild(
      element('p', 'La causa más común es una configuración incorrecta de baseUrl.')
    );
    banner.appendChild(element('p', 'Valor actual: baseUrl = __BASE_URL__'));
    banner.appendChild(element('p', 'Prueba con: baseUrl = ' + guessBaseUrl(location.pathname)));
    document.body.insertBefore(banner, document.body.firstChild);
  });

  // What the address has before the page's own path, which its canonical link names.
  function guessBaseUrl(path) {
    var canonical = document.querySelector('link[rel=canonical]');
    var url = canonical ? canonical.href.replace(/^https?:\/\/[^/]+/, '') : '';
    var route = url.slice('__BASE_URL__'.length);
    var start = route ? path.lastIndexOf(route) : -1;
    return start < 0 ? path.replace(/[^/]*$/, '') : path.slice(0, start);
  }

  function hasStyle() {
    // A stylesheet that was refused for its type is present, yet empty or inaccessible.
    try {
      return document.querySelector('link[rel=stylesheet]').sheet.cssRules.length > 0;
      // eslint-disable-next-line no-unused-vars -- ES5 has no catch without a name.
    } catch (error) {
      return false;
    }
  }

  function element(name, text) {
    var node = document.createElement(name);
    node.textContent = text;
    return node;
  }
})();
