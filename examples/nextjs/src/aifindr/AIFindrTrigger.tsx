'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useAIFindr, useAIFindrEvent } from './AIFindrProvider';

interface Props {
  /** Tu página de ayuda: adónde lleva el enlace si no hay widget. */
  href: string;
  /** Navega con tu enrutador, sin recargar la aplicación. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** Un enlace a tu página de ayuda. Si el widget está listo, lo abre en lugar de navegar. */
export function AIFindrTrigger({ href, navigate, children }: Props) {
  const { widget } = useAIFindr();
  const link = useRef<HTMLAnchorElement>(null);
  const hasOpened = useRef(false);

  useAIFindrEvent('widget.closed', () => {
    if (hasOpened.current) link.current?.focus();
    hasOpened.current = false;
  });

  const handleClick = async (event: MouseEvent) => {
    const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlainClick) return;
    event.preventDefault();
    if (!widget) {
      navigate(href);
      return;
    }
    hasOpened.current = true;
    try {
      await widget.open();
    } catch (error) {
      console.warn('No se ha podido abrir el widget.', error);
      navigate(href);
    }
  };

  return (
    <a href={href} ref={link} onClick={handleClick}>
      {children}
    </a>
  );
}
