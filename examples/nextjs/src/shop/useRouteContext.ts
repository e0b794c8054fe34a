'use client';

import { useParams, usePathname } from 'next/navigation';
import { useMemo } from 'react';
import { findProduct } from './catalogue';

// #region hook
/** What the AI should know of the current route. The object changes only when the route does. */
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
