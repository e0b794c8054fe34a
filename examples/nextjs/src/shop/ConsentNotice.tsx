'use client';

import { useRouter } from 'next/navigation';
import { useAIFindr } from '../aifindr/useAIFindr';
import { consentCookie } from './consent';
import { useIsHydrated } from './useIsHydrated';

// #region consent
/** Asks before the widget is loaded; it is shown only where the page starts without the script. */
export function ConsentNotice() {
  const { status } = useAIFindr();
  const router = useRouter();
  const isHydrated = useIsHydrated();
  if (status !== 'idle') return null;
  const handleAccept = () => {
    document.cookie = `${consentCookie}=si; path=/; max-age=15552000; samesite=lax`;
    // The server reads the cookie and renders the layout again, now with the script.
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
