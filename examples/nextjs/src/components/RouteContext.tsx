'use client';

import { useParams, usePathname } from 'next/navigation';
import { useMemo } from 'react';
import { useAIFindrContext } from '@/aifindr/AIFindrProvider';

/** Envía el contexto de la ruta actual. El objeto solo cambia cuando cambia la ruta. */
export function RouteContext() {
  const path = usePathname();
  const { slug } = useParams<{ slug?: string }>();
  const context = useMemo(
    () => (slug ? { page: 'producto', path, product: { slug } } : { page: 'otra', path }),
    [path, slug],
  );
  useAIFindrContext(context);
  return null;
}
