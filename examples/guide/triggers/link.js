const trigger = document.querySelector('a#ai-findr-trigger');

// Con el widget listo, el enlace no navega. Sin él, o con Ctrl, ⌘ o Mayús, se comporta como un enlace.
trigger?.addEventListener('click', (event) => {
  if (!(event instanceof MouseEvent)) return;
  const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (isPlainClick && window.AIFindrWidget?.isReady()) event.preventDefault();
});

// Un enlace responde a Enter, pero un botón también responde a la barra espaciadora.
trigger?.addEventListener('keydown', (event) => {
  if (!(event instanceof KeyboardEvent) || !(trigger instanceof HTMLElement)) return;
  if (event.key !== ' ' || event.repeat || event.defaultPrevented) return;
  event.preventDefault();
  trigger.click();
});
