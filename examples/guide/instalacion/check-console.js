((w) => {
  console.log('Estado:', w?.getState());
  console.log('Metadatos:', w?.getMetadata());
  console.log('Contexto:', w?.getContext());
  w?.open().catch(console.error);
})(window.AIFindrWidget);
