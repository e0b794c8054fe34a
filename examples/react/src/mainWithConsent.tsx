import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWidget } from './aifindr/loadWidget';
import { createApp } from './App';
import { getElement } from './getElement';
import { hasConsent } from './shop/consent';

// #region main
const clientId = import.meta.env.VITE_AIFINDR_CLIENT_ID;
const connection = hasConsent() ? loadWidget(clientId) : null;
connection?.catch(() => {});

createRoot(getElement('root')).render(
  <StrictMode>{createApp({ clientId, connection, basename: '/consentimiento' })}</StrictMode>,
);
// #endregion main
