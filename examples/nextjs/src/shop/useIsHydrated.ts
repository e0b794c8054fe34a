'use client';

import { useSyncExternalStore } from 'react';

// #region hook
/** Falso en el HTML del servidor, donde nadie oye aún un clic; verdadero desde la hidratación. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribe, isInBrowser, isOnServer);
}

const subscribe = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
// #endregion hook
