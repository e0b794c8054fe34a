// #region page
(() => {
  // It is deferred after the widget's script: if there is no widget by now, the script was blocked.
  const widget = window.AIFindrWidget;
  const context = document.getElementById('aifindr-context');

  if (widget && context) {
    widget.ready(() => {
      widget.setContext(JSON.parse(context.textContent));
      for (const link of document.querySelectorAll('[data-aifindr-fallback]'))
        link.toggleAttribute('hidden', true);
      for (const button of document.querySelectorAll('[data-aifindr-button]')) {
        button.toggleAttribute('hidden', false);
        // The widget opens on its trigger by itself.
        if (button.id === 'ai-findr-trigger') continue;
        button.addEventListener('click', () => widget.open().catch(console.error));
      }
    });
  }
})();
// #endregion page
