window.AIFindrWidget?.ready(() => {
  document.querySelector('#ai-findr-trigger')?.removeAttribute('hidden');
});
