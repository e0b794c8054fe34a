/*
 * Shows the values that the reader has kept, before the first paint. client/panel/applyValues.ts does the same to what comes later.
 */
(function () {
  var values;
  try {
    values = JSON.parse(localStorage.getItem('__STORAGE_KEY__')) || {};
    // eslint-disable-next-line no-unused-vars -- ES5 has no catch without a name.
  } catch (error) {
    return;
  }
  var marks = document.querySelectorAll('[data-placeholder]');
  for (var index = 0; index < marks.length; index += 1) {
    var mark = marks[index];
    var value = values[mark.getAttribute('data-placeholder')];
    if (typeof value === 'string' && /__VALUE_PATTERN__/.test(value)) {
      mark.setAttribute('data-original', mark.textContent);
      mark.textContent = value;
    }
  }
})();
