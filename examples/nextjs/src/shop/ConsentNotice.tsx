'use client';

import { useRouter } from 'next/navigation';
import { useAIFindr } from '../aifindr/useAIFindr';
import { consentCookie } from './consent';
import { useIsHydrated } from './useIsHydrated';

// #region consent
/** Pide permiso antes de cargar el widget; solo aparece si la página empieza sin el script. */
export function ConsentNotice() {
  const { status } = useAIFindr();
  const router = useRouter();
  const isHydrated = useIsHydrated();
  if (status !== 'idle') return null;
  const handleAccept = () => {
    document.cookie = `${consentCookie}=si; path=/; max-age=15552000; samesite=lax`;
    // El servidor lee la cookie y genera de nuevo el layout, ya con el script.
    router.refresh();
  };
  return (
    <section aria-label="Consentimiento">
      <p>El buscador con IA carga contenido de hub.aifindr.ai.</p>
      <button type="button" disabled={!isHydrated} onClick={handleAccept}>
        Permitir
      </button>
    </section>
  );
}
// #endregion consent
