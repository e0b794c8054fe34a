'use client';

import { useParams, usePathname } from 'next/navigation';
import { useMemo } from 'react';
import { findProduct } from './catalogue';

// #region hook
/** Lo que la IA debe saber de la ruta actual. El objeto solo cambia cuando cambia la ruta. */
export function useRouteContext(): object {
  const pathname = usePathname();
  const { slug } = useParams<{ slug?: string }>();
  return useMemo(() => {
    const product = findProduct(slug);
    return product
      ? { page: { path: pathname, type: 'producto' }, product }
      : { page: { path: pathname, type: 'general' } };
  }, [pathname, slug]);
}
// #endregion hook
