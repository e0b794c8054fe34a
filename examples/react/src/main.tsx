import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWidget } from './aifindr/loadWidget';
import { createApp } from './App';
import { getElement } from './getElement';

// #region main
const clientId = import.meta.env.VITE_AIFINDR_CLIENT_ID;

// Antes del primer render: así no se pierde un `error` temprano de la etiqueta.
const connection = loadWidget(clientId);
// El proveedor también trata el rechazo; sin esta línea podría avisarse antes de que React monte.
connection.catch(() => {});

createRoot(getElement('root')).render(
  <StrictMode>{createApp({ clientId, connection })}</StrictMode>,
);
// #endregion main
