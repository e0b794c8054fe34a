import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { findProduct } from './catalogue';

// #region hook
/** Lo que la IA debe saber de la ruta actual. El objeto solo cambia cuando cambia la ruta. */
export function useRouteContext(): object {
  const { pathname } = useLocation();
  const { slug } = useParams();
  return useMemo(() => {
    const product = findProduct(slug);
    return product
      ? { page: { path: pathname, type: 'producto' }, product }
      : { page: { path: pathname, type: 'general' } };
  }, [pathname, slug]);
}
// #endregion hook
