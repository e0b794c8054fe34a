// #region page
(() => {
  // Lleva `defer` y va detrás del script del widget: si aún no hay widget, se ha bloqueado.
  const widget = window.AIFindrWidget;
  const context = document.getElementById('aifindr-context');

  if (widget && context) {
    widget.ready(() => {
      widget.setContext(JSON.parse(context.textContent));
      for (const link of document.querySelectorAll('[data-aifindr-fallback]'))
        link.toggleAttribute('hidden', true);
      for (const button of document.querySelectorAll('[data-aifindr-button]')) {
        button.toggleAttribute('hidden', false);
        // El trigger abre el widget por sí solo.
        if (button.id === 'ai-findr-trigger') continue;
        button.addEventListener('click', () => widget.open().catch(console.error));
      }
    });
  }
})();
// #endregion page
