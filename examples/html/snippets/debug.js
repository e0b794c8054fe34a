const debug = window.AIFindrWidget?._debug;

console.log('Estado:', debug?.getState());
console.log('Contexto:', debug?.getContext());
console.log('Manejadores:', debug?.getEventListeners());
console.log('Opciones:', debug?.getOptions());
