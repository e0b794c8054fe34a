import { useState } from 'react';
import { Link, Outlet } from 'react-router';
import { AIFindrTrigger } from '../aifindr/AIFindrTrigger';
import { useAIFindrContext } from '../aifindr/useAIFindrContext';
import { useAIFindrEvent } from '../aifindr/useAIFindrEvent';
import { ConsentNotice } from './ConsentNotice';
import { useRouteContext } from './useRouteContext';

// #region layout
/** Marco de las páginas con widget. */
export function ShopLayout() {
  useAIFindrContext(useRouteContext());

  const [questions, setQuestions] = useState(0);
  useAIFindrEvent('message.sent', () => setQuestions(questions + 1));

  return (
    <>
      <header>
        <nav aria-label="Principal">
          <Link to="/">Inicio</Link> <Link to="/productos/silla-roble">Silla</Link>{' '}
          <Link to="/productos/mesa-nogal">Mesa</Link> <Link to="/pago">Pago</Link>
        </nav>
        <AIFindrTrigger />
      </header>
      <ConsentNotice />
      <main>
        <Outlet />
      </main>
      <footer>Preguntas en esta visita: {questions}</footer>
    </>
  );
}
// #endregion layout
