document.querySelector('#open-help')?.addEventListener('click', async () => {
  try {
    await window.AIFindrWidget?.open();
  } catch (error) {
    console.error('El widget no se ha abierto.', error);
  }
});
