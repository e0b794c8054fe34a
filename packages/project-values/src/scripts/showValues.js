/*
 * Shows the stored values while the page is parsed, so that readers do not see the placeholders first. client/index.ts does the same
 * for elements that are added later.
 */
(function () {
  var values;
  try {
    values = JSON.parse(localStorage.getItem('__STORAGE_KEY__'));
  } catch (error) {
    return;
  }
  if (!values) return;
  function isParsed(node) {
    while (node && !node.nextSibling) node = node.parentNode;
    return node !== null;
  }
  function replacePlaceholders() {
    var elements = document.querySelectorAll('[data-placeholder]:not([data-original])');
    for (var index = 0; index < elements.length; index += 1) {
      var element = elements[index];
      var value = values[element.getAttribute('data-placeholder')];
      if (typeof value === 'string' && /__VALUE_PATTERN__/.test(value) && isParsed(element)) {
        element.setAttribute('data-original', element.textContent);
        element.textContent = value;
      }
    }
  }
  var observer = new MutationObserver(replacePlaceholders);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
    replacePlaceholders();
  });
})();
