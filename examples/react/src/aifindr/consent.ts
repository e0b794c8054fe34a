import { useSyncExternalStore } from 'react';

export type Decision = 'yes' | 'no';

const storageKey = 'aifindr-consent';
const changed = 'aifindr-consent-changed';
/** La decisión de esta página, para cuando el almacenamiento está bloqueado. */
let latest: Decision | null = null;

function readDecision(): Decision | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    return latest;
  }
}

/** Guarda la decisión del visitante. */
export function saveDecision(decision: Decision): void {
  latest = decision;
  try {
    localStorage.setItem(storageKey, decision);
  } catch {
    // Sin almacenamiento, la decisión solo vale para esta página.
  }
  window.dispatchEvent(new Event(changed));
}

// `storage`: otra pestaña. `pageshow`: una página que vuelve de la caché de Atrás.
const events = [changed, 'storage', 'pageshow'];

function subscribe(handleChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, handleChange);
  return () => {
    for (const event of events) window.removeEventListener(event, handleChange);
  };
}

/** La decisión: null si el visitante aún no ha decidido; undefined en el servidor. */
export function useConsent(): Decision | null | undefined {
  return useSyncExternalStore(subscribe, readDecision, () => undefined);
}
