document.querySelector('#sign-out')?.addEventListener('click', () => {
  window.AIFindrWidget?.destroy();
});
