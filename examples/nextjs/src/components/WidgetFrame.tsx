'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { AIFindrProvider } from '@/aifindr/AIFindrProvider';
import { AIFindrTrigger } from '@/aifindr/AIFindrTrigger';
import { RouteContext } from './RouteContext';

/** Lo que rodea las páginas con widget. */
export function WidgetFrame({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <AIFindrProvider>
      <RouteContext />
      <header>
        <Link href="/">Inicio</Link> <Link href="/productos/silla-roble">Silla</Link>{' '}
        <Link href="/pago">Pago</Link>{' '}
        <AIFindrTrigger href="/ayuda" navigate={(href) => router.push(href)}>
          Preguntar
        </AIFindrTrigger>
      </header>
      <main>{children}</main>
    </AIFindrProvider>
  );
}
