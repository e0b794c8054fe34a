try {
  await window.AIFindrWidget?.initialize();
} catch (error) {
  console.error('El widget no se ha inicializado.', error);
}
