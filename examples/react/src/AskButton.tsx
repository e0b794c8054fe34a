'use client';

import { useAIFindr } from './aifindr/AIFindrProvider';

/** Un botón que se activa cuando el widget está listo. */
export function AskButton() {
  const { widget } = useAIFindr();
  return (
    <button type="button" disabled={!widget} onClick={() => widget?.open().catch(console.error)}>
      Preguntar
    </button>
  );
}
