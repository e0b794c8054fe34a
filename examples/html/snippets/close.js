// Un botón de tu página: <button type="button" id="start-payment">Pagar</button>
document.querySelector('#start-payment')?.addEventListener('click', () => {
  const widget = window.AIFindrWidget;
  if (widget?.getState() === 'open') widget.close().catch(console.error);
});
