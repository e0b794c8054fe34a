// Un botón de tu página: <button type="button" id="sign-out">Cerrar sesión</button>
document.querySelector('#sign-out')?.addEventListener('click', () => {
  window.AIFindrWidget?.destroy();
});
