/*
 * The samples of a reader who chose a language before, or whom the address brings to one, stand in it from the first picture on:
 * samples differ in height. src/components/api/attachSamples.ts goes on from there.
 */
(function () {
  var asked = /[?&]__LANGUAGE_PARAMETER__=([^&]*)/.exec(location.search);
  var language = asked && asked[1];
  if (!isKnown(language)) language = readStored();
  if (!isKnown(language)) return;
  var parts = document.querySelectorAll('[data-samples] [data-language]');
  for (var index = 0; index < parts.length; index += 1) {
    var isShown = parts[index].getAttribute('data-language') === language;
    if (parts[index].getAttribute('role') === 'tab') {
      parts[index].setAttribute('aria-selected', String(isShown));
    } else if (isShown) {
      parts[index].setAttribute('data-current', '');
    } else {
      parts[index].removeAttribute('data-current');
    }
  }

  function isKnown(name) {
    return (
      /^[\w-]+$/.test(name) &&
      document.querySelector('[data-samples] [data-language="' + name + '"]') !== null
    );
  }

  function readStored() {
    try {
      return localStorage.getItem('__LANGUAGE_KEY__');
      // eslint-disable-next-line no-unused-vars -- ES5 has no catch without a name.
    } catch (refusal) {
      return null;
    }
  }
})();
