// #region code
window.AIFindrWidget?.ready(() => {
  document.querySelector('#ai-findr-trigger')?.removeAttribute('hidden');
});
// #endregion code
