// #region code
document.addEventListener('keydown', (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    window.AIFindrWidget?.open().catch(console.warn);
  }
});
// #endregion code
