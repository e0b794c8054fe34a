import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { findProduct } from './catalogue';

// #region hook
/** What the AI should know of the current route. The object changes only when the route does. */
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
