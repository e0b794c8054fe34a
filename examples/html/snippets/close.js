document.querySelector('#start-payment')?.addEventListener('click', async () => {
  try {
    await window.AIFindrWidget?.close();
  } catch (error) {
    console.error('El widget no se ha cerrado.', error);
  }
});
