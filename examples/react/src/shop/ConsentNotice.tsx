import { useAIFindr } from '../aifindr/useAIFindr';
import { writeConsent } from './consent';

// #region consent
/** Pide permiso antes de cargar el widget; solo aparece si la página empieza sin el script. */
export function ConsentNotice() {
  const { status, connect } = useAIFindr();
  if (status !== 'idle') return null;
  const handleAccept = () => {
    writeConsent();
    connect();
  };
  return (
    <section aria-label="Consentimiento">
      <p>El buscador con IA carga contenido de hub.aifindr.ai.</p>
      <button type="button" onClick={handleAccept}>
        Permitir
      </button>
    </section>
  );
}
// #endregion consent
