/*
 * Shows the values that the reader has kept as the page is parsed, before a part of it is painted. client/marks.ts does the same to what
 * comes later.
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
  function show() {
    var marks = document.querySelectorAll('[data-placeholder]:not([data-original])');
    for (var index = 0; index < marks.length; index += 1) {
      var mark = marks[index];
      var value = values[mark.getAttribute('data-placeholder')];
      if (typeof value === 'string' && /__VALUE_PATTERN__/.test(value) && isParsed(mark)) {
        mark.setAttribute('data-original', mark.textContent);
        mark.textContent = value;
      }
    }
  }
  var observer = new MutationObserver(show);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
    show();
  });
})();
