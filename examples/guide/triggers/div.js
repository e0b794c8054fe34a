// #region code
const trigger = document.querySelector('#ai-findr-trigger');

trigger?.addEventListener('keydown', (event) => {
  if (!(event instanceof KeyboardEvent) || !(trigger instanceof HTMLElement)) {
    return;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    trigger.click();
  }
});
// #endregion code
