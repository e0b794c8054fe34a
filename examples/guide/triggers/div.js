const trigger = document.querySelector('#ai-findr-trigger');

trigger?.addEventListener('keydown', (event) => {
  if (!(event instanceof KeyboardEvent) || !(trigger instanceof HTMLElement)) return;
  const isButtonKey = event.key === 'Enter' || event.key === ' ';
  // Si el widget ya ha respondido a la tecla, no se repite.
  if (!isButtonKey || event.repeat || event.defaultPrevented) return;
  event.preventDefault();
  trigger.click();
});
