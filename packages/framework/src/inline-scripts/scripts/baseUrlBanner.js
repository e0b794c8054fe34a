/*
 * The banner 'Your site did not load properly' (R43 of docs-internal/requirements.md), for when neither bundle nor stylesheet has loaded.
 * It is built and styled by DOM calls, because the Content-Security-Policy would block `style` attributes in HTML.
 */
(function () {
  window.addEventListener('load', function () {
    // A body without the browser's default margin shows that the stylesheet has loaded.
    if (window.docusaurus || getComputedStyle(document.body).marginTop === '0px') return;
    var banner = document.createElement('div');
    banner.id = '__base-url-issue-banner';
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'border: thick solid red; background: #ffe6b3; color: #1b1b1d; padding: 20px; font-size: 20px';
    appendLineElement('Your site did not load properly').lang = 'en';
    appendLineElement('La causa más común es una configuración incorrecta de baseUrl.');
    appendLineElement('Valor actual: baseUrl = __BASE_URL__');
    document.body.insertBefore(banner, document.body.firstChild);

    function appendLineElement(text) {
      var line = banner.appendChild(document.createElement('p'));
      line.textContent = text;
      return line;
    }
  });
})();
