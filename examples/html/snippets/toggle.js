document.addEventListener('keydown', async (event) => {
  if (!event.altKey || event.code !== 'KeyH') return;
  try {
    await window.AIFindrWidget?.toggle();
  } catch (error) {
    console.error('El widget no ha cambiado.', error);
  }
});
