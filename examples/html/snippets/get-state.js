const state = window.AIFindrWidget?.getState();

console.log('Estado:', state ?? 'el script no se ha ejecutado');
