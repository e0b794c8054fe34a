import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWidget } from './aifindr/loadWidget';
import { createApp } from './App';
import { getElement } from './getElement';

// #region main
const clientId = import.meta.env.VITE_AIFINDR_CLIENT_ID;

// Before the first render: an `error` of the script tag that fires early is not missed.
const connection = loadWidget(clientId);
// The provider handles the rejection too; without this one, it could be reported before React mounts.
connection.catch(() => {});

createRoot(getElement('root')).render(
  <StrictMode>{createApp({ clientId, connection })}</StrictMode>,
);
// #endregion main
