'use client';

import Script from 'next/script';
import { createContext, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadWidget, widgetUrl } from './loadWidget';
import { takeWidget } from './takeWidget';

// #region value
/** `idle`: the script is not asked for, for want of consent. `unavailable`: blocked, or it failed. */
export type WidgetStatus = 'idle' | 'loading' | 'ready' | 'unavailable';

export interface AIFindr {
  status: WidgetStatus;
  isOpen: boolean;
  /** The widget, once it is ready. */
  widget: AIFindrWidget | null;
  /** Loads the widget again after a failure. */
  retry: () => void;
  /** Opens the widget, as soon as it is ready. */
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
  /** Whether the script may be loaded. */
  isAllowed: boolean;
  children: ReactNode;
}

/** Gives its children the widget's state; it removes its listeners and empties the context when it leaves. */
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

  // next/script calls onLoad, onReady or both, and a mount after a failure gets onLoad: whichever comes, the page is asked.
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
