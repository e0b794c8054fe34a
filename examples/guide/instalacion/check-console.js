// #region code
window.AIFindrWidget?.getState(); // 'ready' con el widget cerrado, 'open' con el widget abierto
window.AIFindrWidget?.getMetadata(); // los metadatos que ha leído
window.AIFindrWidget?.getContext(); // el contexto que has enviado
await window.AIFindrWidget?.open(); // debe abrir la interfaz
// #endregion code

export {};
