/*
 * Replays events from before hydration, which React would lose: the last click, if it was on a button; what was typed or chosen in fields;
 * the shortcut of the search; and the characters typed after this shortcut or after a click on the search button.
 */
(function () {
  var root = document.documentElement;
  var clicked = null;
  var fields = [];
  var typed = '';

  if (!window.MutationObserver) return;
  document.addEventListener('click', rememberClickedButton, true);
  document.addEventListener('input', rememberFieldValue, true);
  document.addEventListener('keydown', interceptSearchShortcutAndText, true);
  new MutationObserver(function (_, observer) {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    document.removeEventListener('click', rememberClickedButton, true);
    document.removeEventListener('input', rememberFieldValue, true);
    document.removeEventListener('keydown', interceptSearchShortcutAndText, true);
    fields.forEach(replayFieldInput);
    if (clicked && document.contains(clicked)) clicked.click();
    // The replayed click makes the search load; until its dialog is there, an invisible field has the focus.
    if (typed && document.activeElement.tagName === 'INPUT') document.activeElement.value = typed;
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });

  function rememberClickedButton(event) {
    // A click that a script dispatched has already had its effect.
    if (!event.isTrusted) return;
    var target = event.target;
    while (target && target.tagName !== 'BUTTON') target = target.parentElement;
    clicked = target;
    typed = '';
  }

  function rememberFieldValue(event) {
    var field = event.target;
    if (!fields.length || fields[fields.length - 1].field !== field) fields.push({ field: field });
    fields[fields.length - 1].value = field.value;
  }

  // React calls an input's onChange only if its value differs from the last one that was set with its own property. So another value is
  // set with that property first, and then the reader's value with the setter of the prototype, which React does not track.
  function replayFieldInput(entry) {
    var field = entry.field;
    var isRadio = field.type === 'radio';
    var property = isRadio ? 'checked' : 'value';
    var setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property).set;
    field[property] = isRadio ? false : entry.value + ' ';
    setter.call(field, isRadio ? true : entry.value);
    var name = { radio: 'click', 'select-one': 'change' }[field.type] || 'input';
    field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  function interceptSearchShortcutAndText(event) {
    var search = document.querySelector('[data-open-search]');
    var key = String(event.key);
    if (!event.ctrlKey && !event.metaKey) {
      if (!search || clicked !== search || key.length > 1) return;
      typed += key;
    } else if (key.toLowerCase() === 'k') clicked = search;
    else return;
    event.preventDefault();
  }
})();
