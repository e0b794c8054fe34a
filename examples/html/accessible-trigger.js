// #region keyboard
const trigger = document.querySelector('#ai-findr-trigger');

// Un botón responde a Intro y a la barra espaciadora; otro elemento, no.
if (trigger instanceof HTMLElement) {
  trigger.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    trigger.click();
  });
}
// #endregion keyboard
