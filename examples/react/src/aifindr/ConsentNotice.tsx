'use client';

import { useRef, useState } from 'react';
import { saveDecision, useConsent, type Decision } from './consent';

/** Pregunta si se puede cargar el widget y deja cambiar de opinión. */
export function ConsentNotice() {
  const decision = useConsent();
  const [isReviewing, setReviewing] = useState(false);
  const preferences = useRef<HTMLButtonElement>(null);
  if (decision === undefined) return null;

  const decide = (next: Decision) => {
    saveDecision(next);
    setReviewing(false);
    // El botón pulsado desaparece: el foco pasa a uno que se queda.
    preferences.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {(decision === null || isReviewing) && (
        <section aria-labelledby="aifindr-consent">
          <h2 id="aifindr-consent">Buscador con IA</h2>
          <p>
            Para responder a tus preguntas, el buscador se carga desde hub.aifindr.ai, de AI Findr.{' '}
            <a href="/privacidad">Política de privacidad</a>
          </p>
          <button type="button" autoFocus={isReviewing} onClick={() => decide('yes')}>
            Permitir
          </button>
          <button type="button" onClick={() => decide('no')}>
            Rechazar
          </button>
        </section>
      )}
      <button type="button" ref={preferences} onClick={() => setReviewing(true)}>
        Preferencias del buscador
      </button>
    </>
  );
}
