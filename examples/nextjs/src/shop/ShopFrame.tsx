'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { AIFindrTrigger } from '../aifindr/AIFindrTrigger';
import { useAIFindrContext } from '../aifindr/useAIFindrContext';
import { useAIFindrEvent } from '../aifindr/useAIFindrEvent';
import { ConsentNotice } from './ConsentNotice';
import { useRouteContext } from './useRouteContext';

// #region frame
/** Marco de las páginas con widget; el servidor sigue generando `children`. */
export function ShopFrame({ children }: { children: ReactNode }) {
  useAIFindrContext(useRouteContext());

  const [questions, setQuestions] = useState(0);
  useAIFindrEvent('message.sent', () => setQuestions(questions + 1));

  return (
    <>
      <header>
        <nav aria-label="Principal">
          <Link href="/">Inicio</Link> <Link href="/productos/silla-roble">Silla</Link>{' '}
          <Link href="/productos/mesa-nogal">Mesa</Link> <Link href="/pago">Pago</Link>
        </nav>
        <AIFindrTrigger />
      </header>
      <ConsentNotice />
      <main>{children}</main>
      <footer>Preguntas en esta visita: {questions}</footer>
    </>
  );
}
// #endregion frame
