'use client';

import Script from 'next/script';
import { createContext, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadWidget, widgetUrl } from './loadWidget';
import { takeWidget } from './takeWidget';

// #region value
/** `idle`: el script no se pide, por falta de permiso. `unavailable`: bloqueado o con un fallo. */
export type WidgetStatus = 'idle' | 'loading' | 'ready' | 'unavailable';

export interface AIFindr {
  status: WidgetStatus;
  isOpen: boolean;
  /** El widget, cuando está listo. */
  widget: AIFindrWidget | null;
  /** Vuelve a cargar el widget tras un fallo. */
  retry: () => void;
  /** Abre el widget en cuanto está listo. */
  open: () => void;
}

export const AIFindrContext = createContext<AIFindr | null>(null);
// #endregion value

// #region provider
interface Outcome {
  attempt: number;
  widget: AIFindrWidget | null;
}

interface Props {
  clientId: string;
  nonce: string | undefined;
  /** Si se puede cargar el script. */
  isAllowed: boolean;
  children: ReactNode;
}

/** Da a sus hijos el estado del widget; al desmontarse retira sus funciones y vacía el contexto. */
export function AIFindrProvider({ clientId, nonce, isAllowed, children }: Props) {
  const [isScriptSettled, setScriptSettled] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isOpenWanted, setOpenWanted] = useState(false);

  useEffect(() => {
    if (!isScriptSettled) return;
    let isCurrent = true;
    const connection = attempt === 0 ? takeWidget() : loadWidget(clientId);
    connection.then(
      (widget) => isCurrent && setOutcome({ attempt, widget }),
      () => isCurrent && setOutcome({ attempt, widget: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isScriptSettled, attempt, clientId]);

  const settled = outcome?.attempt === attempt ? outcome : null;
  const widget = settled?.widget ?? null;
  const status = getStatus(isAllowed, settled);

  useEffect(() => {
    if (widget === null) return;
    const { WIDGET_OPENED, WIDGET_CLOSED } = widget.EVENTS;
    const handleOpened = () => setOpen(true);
    const handleClosed = () => setOpen(false);
    widget.on(WIDGET_OPENED, handleOpened);
    widget.on(WIDGET_CLOSED, handleClosed);
    return () => {
      widget.off(WIDGET_OPENED, handleOpened);
      widget.off(WIDGET_CLOSED, handleClosed);
      if (widget.getState() === 'open') widget.close().catch(console.error);
      widget.setContext({});
    };
  }, [widget]);

  useEffect(() => {
    if (widget === null || !isOpenWanted) return;
    widget
      .open()
      .catch(console.error)
      .finally(() => setOpenWanted(false));
  }, [widget, isOpenWanted]);

  // next/script llama a onLoad, a onReady o a los dos, y tras un fallo a onLoad: con cualquiera se
  // mira la página.
  const handleScript = useCallback(() => setScriptSettled(true), []);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const open = useCallback(() => setOpenWanted(true), []);
  const value = useMemo(
    () => ({ status, isOpen, widget, retry, open }),
    [status, isOpen, widget, retry, open],
  );
  return (
    <AIFindrContext value={value}>
      {children}
      {isAllowed && (
        <Script
          src={widgetUrl}
          data-client-id={clientId}
          strategy="afterInteractive"
          nonce={nonce}
          onLoad={handleScript}
          onReady={handleScript}
          onError={handleScript}
        />
      )}
    </AIFindrContext>
  );
}

function getStatus(isAllowed: boolean, settled: Outcome | null): WidgetStatus {
  if (!isAllowed) return 'idle';
  if (settled === null) return 'loading';
  return settled.widget === null ? 'unavailable' : 'ready';
}
// #endregion provider
