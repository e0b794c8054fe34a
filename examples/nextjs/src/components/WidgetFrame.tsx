'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { AIFindrProvider } from '@/aifindr/AIFindrProvider';
import { AIFindrTrigger } from '@/aifindr/AIFindrTrigger';
import { useConsent } from '@/aifindr/consent';
import { ConsentNotice } from '@/aifindr/ConsentNotice';
import { RouteContext } from './RouteContext';

const attributes = {
  clientId: 'TU_CLIENT_ID',
  metaEnvironment: process.env.NEXT_PUBLIC_ENTORNO ?? 'development',
};

/** Lo que rodea las páginas con widget. */
export function WidgetFrame({ children }: { children: ReactNode }) {
  const isAllowed = useConsent() === 'yes';
  const router = useRouter();
  return (
    <AIFindrProvider attributes={attributes} isAllowed={isAllowed}>
      <RouteContext />
      <header>
        <Link href="/">Inicio</Link> <Link href="/productos/silla-roble">Silla</Link>{' '}
        <Link href="/pago">Pago</Link>{' '}
        <AIFindrTrigger href="/ayuda" navigate={(href) => router.push(href)}>
          Preguntar
        </AIFindrTrigger>
      </header>
      <main>{children}</main>
      <footer>
        <ConsentNotice />
      </footer>
    </AIFindrProvider>
  );
}
