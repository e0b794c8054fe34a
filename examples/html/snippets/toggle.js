document.addEventListener('keydown', (event) => {
  const widget = window.AIFindrWidget;
  if (!event.altKey || event.code !== 'KeyH' || !widget?.isReady()) return;
  widget.toggle().catch(console.error);
});
