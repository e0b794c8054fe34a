'use client';

import { useAIFindr } from '@/aifindr/AIFindrProvider';

/** Offers to load the widget again after a failure. */
export function Retry() {
  const { status, retry } = useAIFindr();
  if (status !== 'unavailable') return null;
  return (
    <p role="status">
      El buscador no está disponible ahora.{' '}
      <button type="button" onClick={retry}>
        Reintentar
      </button>
    </p>
  );
}
