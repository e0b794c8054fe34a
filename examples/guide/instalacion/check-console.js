// #region state
window.AIFindrWidget?.getState();
// #endregion state

// #region data
window.AIFindrWidget?.getMetadata(); // los metadatos que ha leído
window.AIFindrWidget?.getContext(); // el contexto que has enviado
// #endregion data

// #region open
window.AIFindrWidget?.open().catch(console.error); // debe abrir la interfaz
// #endregion open
