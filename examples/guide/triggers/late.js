// #region code
const panel = document.querySelector('#panel');

/** Añade un botón que abre el widget, en cualquier momento de la vida de la página. */
export function addAskButton() {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Preguntar';
  button.addEventListener('click', () => {
    window.AIFindrWidget?.open().catch(console.warn);
  });
  panel?.append(button);
}
// #endregion code

document.querySelector('#add')?.addEventListener('click', addAskButton);
