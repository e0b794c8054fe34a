import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { WidgetFrame } from '@/components/WidgetFrame';

export default async function WidgetLayout({ children }: { children: ReactNode }) {
  // La CSP de esta guía usa un nonce por petición. Sin ella, borra esta línea y su import.
  await connection();
  return <WidgetFrame>{children}</WidgetFrame>;
}
