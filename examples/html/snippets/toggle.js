// Un botón de tu página: <button type="button" id="help-toggle">Ayuda</button>
document.querySelector('#help-toggle')?.addEventListener('click', () => {
  const widget = window.AIFindrWidget;
  const state = widget?.getState();
  if (state === 'ready' || state === 'open') widget?.toggle().catch(console.error);
});
