import { Link } from 'react-router';
import { useAIFindr } from './useAIFindr';

// #region trigger
/** Botón que abre el widget; si no hay widget, deja un enlace a otra forma de pedir ayuda. */
export function AIFindrTrigger() {
  const { status, isOpen, connect, open } = useAIFindr();
  switch (status) {
    case 'idle':
      return null;
    case 'unavailable':
      return (
        <p role="status">
          El buscador no está disponible. <Link to="/ayuda">Ir a la ayuda</Link>{' '}
          <button type="button" onClick={connect}>
            Reintentar
          </button>
        </p>
      );
    case 'loading':
    case 'ready':
      return (
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
          Preguntar
        </button>
      );
    default:
      throw new Error(`Unknown status ${status satisfies never}`);
  }
}
// #endregion trigger
