import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { useAIFindrContext } from './aifindr/AIFindrProvider';

/** Envía el contexto de la ruta actual. El objeto solo cambia cuando cambia la ruta. */
export function RouteContext() {
  const { pathname: path } = useLocation();
  const { slug } = useParams();
  const context = useMemo(
    () => (slug ? { page: 'producto', path, product: { slug } } : { page: 'otra', path }),
    [path, slug],
  );
  useAIFindrContext(context);
  return null;
}
