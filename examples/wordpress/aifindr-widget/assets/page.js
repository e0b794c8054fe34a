(() => {
  // Lleva `defer` y va detrás del script del widget: si aún no hay widget, se ha bloqueado.
  const widget = window.AIFindrWidget;
  const context = document.getElementById('aifindr-context');
  if (!widget || !context) return;

  const buttons = document.querySelectorAll('[data-aifindr-button]');

  /**
   * Cambia cada enlace por el botón que lo sigue, o al revés, sin que se pierda el foco.
   * @param {boolean} isAvailable
   */
  function showButtons(isAvailable) {
    for (const button of buttons) {
      const link = button.previousElementSibling;
      if (!(link instanceof HTMLElement) || !(button instanceof HTMLElement)) continue;
      const [shown, replaced] = isAvailable ? [button, link] : [link, button];
      const hadFocus = document.activeElement === replaced;
      shown.hidden = false;
      if (hadFocus) shown.focus();
      replaced.hidden = true;
    }
  }

  widget.on('widget.error', () => {
    if (widget.getState() === 'error') showButtons(false);
  });
  widget.ready(() => {
    const { pathname: path } = window.location;
    widget.setContext({ path, title: document.title, ...JSON.parse(context.textContent) });
    showButtons(true);
  });

  for (const button of buttons) {
    // El trigger abre el widget por sí solo.
    if (button.id === 'ai-findr-trigger') continue;
    button.addEventListener('click', async () => {
      try {
        await widget.open();
      } catch (error) {
        console.error('El widget no se ha abierto.', error);
        showButtons(false);
      }
    });
  }
})();
