import { useAIFindr } from '../aifindr/useAIFindr';
import { writeConsent } from './consent';

// #region consent
/** Asks before the widget is loaded; it is shown only where the page starts without the script. */
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
