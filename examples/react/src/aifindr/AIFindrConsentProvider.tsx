'use client';

import { useEffect, type ReactNode } from 'react';
import { AIFindrProvider } from './AIFindrProvider';
import { useConsent } from './consent';
import { ConsentNotice } from './ConsentNotice';
import { loadWidget, unloadWidget } from './loadWidget';

/** Crea el script con los atributos de tu proyecto. */
const load = () =>
  loadWidget({
    clientId: 'TU_CLIENT_ID',
    metaEnvironment: location.hostname === 'localhost' ? 'development' : 'production',
  });

/** Como `AIFindrProvider`, pero carga el widget cuando el visitante acepta y lo retira si se arrepiente. */
export function AIFindrConsentProvider({ children }: { children: ReactNode }) {
  const isAllowed = useConsent() === 'yes';

  useEffect(() => {
    if (!isAllowed) unloadWidget();
  }, [isAllowed]);

  return (
    <AIFindrProvider load={load} isAllowed={isAllowed}>
      {children}
      <ConsentNotice />
    </AIFindrProvider>
  );
}
