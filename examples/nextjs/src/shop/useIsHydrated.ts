'use client';

import { useSyncExternalStore } from 'react';

// #region hook
/** False in the server's HTML, where nobody hears a click yet; true from hydration on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribe, isInBrowser, isOnServer);
}

const subscribe = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;
// #endregion hook
