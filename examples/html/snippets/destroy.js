// Un botón de tu página: <button type="button" id="withdraw">Retirar el consentimiento</button>
document.querySelector('#withdraw')?.addEventListener('click', () => {
  window.AIFindrWidget?.destroy();
});
