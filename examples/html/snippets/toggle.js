// Un botón de tu página: <button type="button" id="help-toggle">Ayuda</button>
document.querySelector('#help-toggle')?.addEventListener('click', () => {
  const widget = window.AIFindrWidget;
  if (widget?.isReady()) widget.toggle().catch(console.error);
});
