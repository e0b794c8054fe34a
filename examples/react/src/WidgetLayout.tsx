import { Link, Outlet, useNavigate } from 'react-router';
import { AIFindrProvider } from './aifindr/AIFindrProvider';
import { AIFindrTrigger } from './aifindr/AIFindrTrigger';
import { RouteContext } from './RouteContext';

/** El layout de las páginas con widget. */
export function WidgetLayout() {
  const navigate = useNavigate();
  return (
    <AIFindrProvider>
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
    </AIFindrProvider>
  );
}
