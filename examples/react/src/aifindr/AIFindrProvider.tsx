import { createContext, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadWidget } from './loadWidget';

// #region value
/** `idle`: nobody has asked for the widget, for want of consent. `unavailable`: blocked, or it failed. */
export type WidgetStatus = 'idle' | 'loading' | 'ready' | 'unavailable';

export interface AIFindr {
  status: WidgetStatus;
  isOpen: boolean;
  /** The widget, once it is ready. */
  widget: AIFindrWidget | null;
  /** Loads the widget: after consent, or to try again. */
  connect: () => void;
  /** Opens the widget, as soon as it is ready. */
  open: () => void;
}

export const AIFindrContext = createContext<AIFindr | null>(null);
// #endregion value

// #region provider
interface Outcome {
  connection: Promise<AIFindrWidget>;
  widget: AIFindrWidget | null;
}

interface Props {
  clientId: string;
  /** The promise of `loadWidget`, or null while there is no consent. */
  initialConnection: Promise<AIFindrWidget> | null;
  children: ReactNode;
}

/** Gives its children the widget's state; it removes its listeners and empties the context when it leaves. */
export function AIFindrProvider({ clientId, initialConnection, children }: Props) {
  const [connection, setConnection] = useState(initialConnection);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isOpenWanted, setOpenWanted] = useState(false);

  useEffect(() => {
    if (connection === null) return;
    let isCurrent = true;
    connection.then(
      (widget) => isCurrent && setOutcome({ connection, widget }),
      () => isCurrent && setOutcome({ connection, widget: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [connection]);

  const settled = outcome?.connection === connection ? outcome : null;
  const widget = settled?.widget ?? null;
  const status = getStatus(connection, settled);

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

  const connect = useCallback(() => setConnection(loadWidget(clientId)), [clientId]);
  const open = useCallback(() => setOpenWanted(true), []);
  const value = useMemo(
    () => ({ status, isOpen, widget, connect, open }),
    [status, isOpen, widget, connect, open],
  );
  return <AIFindrContext value={value}>{children}</AIFindrContext>;
}

function getStatus(
  connection: Promise<AIFindrWidget> | null,
  settled: Outcome | null,
): WidgetStatus {
  if (connection === null) return 'idle';
  if (settled === null) return 'loading';
  return settled.widget === null ? 'unavailable' : 'ready';
}
// #endregion provider
