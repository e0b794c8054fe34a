/*
 * Selects the tab of the query parameter, or else the stored tab, while the document loads, so that hydration does not shift the layout.
 * packages/ui/src/Tabs/useTabChoice.ts makes the same choice after hydration.
 */
(function () {
  var groups = document.querySelectorAll('[data-tabs-storage]');
  for (var index = 0; index < groups.length; index += 1) selectAskedOrStoredTab(groups[index]);

  function selectAskedOrStoredTab(group) {
    var asked = readQueryParameter(group.getAttribute('data-tabs-parameter'));
    var value = hasTab(group, asked) ? asked : readStorage(group.getAttribute('data-tabs-storage'));
    if (!hasTab(group, value)) return;
    var parts = group.querySelectorAll('[data-value]');
    for (var part = 0; part < parts.length; part += 1) {
      var element = parts[part];
      var isChosen = element.getAttribute('data-value') === value;
      if (element.getAttribute('role') === 'tab') {
        element.setAttribute('aria-selected', String(isChosen));
      } else if (isChosen) {
        element.setAttribute('data-selected', '');
      } else {
        element.removeAttribute('data-selected');
      }
    }
  }

  function hasTab(group, value) {
    return (
      /^[\w-]+$/.test(value || '') &&
      group.querySelector('[role="tab"][data-value="' + value + '"]') !== null
    );
  }

  function readQueryParameter(name) {
    var match = name && new RegExp('[?&]' + name + '=([^&]*)').exec(location.search);
    return match && match[1];
  }

  function readStorage(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
})();
