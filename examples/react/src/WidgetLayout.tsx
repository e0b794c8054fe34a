import { Link, Outlet, useNavigate } from 'react-router';
import { AIFindrProvider } from './aifindr/AIFindrProvider';
import { AIFindrTrigger } from './aifindr/AIFindrTrigger';
import { useConsent } from './aifindr/consent';
import { ConsentNotice } from './aifindr/ConsentNotice';
import { RouteContext } from './RouteContext';

const attributes = { clientId: 'TU_CLIENT_ID', metaEnvironment: import.meta.env.MODE };

/** El layout de las páginas con widget. */
export function WidgetLayout() {
  const isAllowed = useConsent() === 'yes';
  const navigate = useNavigate();
  return (
    <AIFindrProvider attributes={attributes} isAllowed={isAllowed}>
      <RouteContext />
      <header>
        <Link to="/">Inicio</Link> <Link to="/productos/silla-roble">Silla</Link>{' '}
        <Link to="/pago">Pago</Link>{' '}
        <AIFindrTrigger href="/ayuda" navigate={navigate}>
          Preguntar
        </AIFindrTrigger>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>
        <ConsentNotice />
      </footer>
    </AIFindrProvider>
  );
}
