console.log('Estado:', window.AIFindrWidget?.getState());
console.log('Metadatos:', window.AIFindrWidget?.getMetadata());
console.log('Contexto:', window.AIFindrWidget?.getContext());
window.AIFindrWidget?.open().catch(console.error);
