'use client';

import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import { useAIFindr } from './useAIFindr';

// #region trigger
/** Button that opens the widget; without a widget it leaves a link to another way to get help. */
export function AIFindrTrigger() {
  // In the server's HTML the button is disabled: before hydration nobody hears a click.
  const isHydrated = useSyncExternalStore(subscribe, isInBrowser, isOnServer);
  const { status, isOpen, retry, open } = useAIFindr();
  switch (status) {
    case 'idle':
      return null;
    case 'unavailable':
      return (
        <p role="status">
          El buscador no está disponible. <Link href="/ayuda">Ir a la ayuda</Link>{' '}
          <button type="button" onClick={retry}>
            Reintentar
          </button>
        </p>
      );
    case 'loading':
    case 'ready':
      return (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={!isHydrated}
          onClick={open}
        >
          Preguntar
        </button>
      );
    default:
      throw new Error(`Unknown status ${status satisfies never}`);
  }
}

const subscribe = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
// #endregion trigger
