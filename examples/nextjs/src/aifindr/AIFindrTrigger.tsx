'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useAIFindr, useAIFindrEvent } from './AIFindrProvider';

interface Props {
  /** Tu página de ayuda: adónde lleva el enlace si no hay widget. */
  href: string;
  children: ReactNode;
}

/** Un enlace a tu página de ayuda que, cuando el widget está listo, lo abre. */
export function AIFindrTrigger({ href, children }: Props) {
  const { widget } = useAIFindr();
  const link = useRef<HTMLAnchorElement>(null);
  const hasOpened = useRef(false);

  useAIFindrEvent('widget.closed', () => {
    if (hasOpened.current) link.current?.focus();
    hasOpened.current = false;
  });

  const handleClick = async (event: MouseEvent) => {
    const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlainClick || !widget) return;
    event.preventDefault();
    hasOpened.current = true;
    try {
      await widget.open();
    } catch (error) {
      console.warn('No se ha podido abrir el widget.', error);
      window.location.assign(href);
    }
  };

  return (
    <a href={href} ref={link} onClick={handleClick}>
      {children}
    </a>
  );
}
