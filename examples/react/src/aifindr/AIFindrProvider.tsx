import { createContext, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { loadWidget } from './loadWidget';

// #region value
/** `idle`: sin permiso, nadie ha pedido el widget. `unavailable`: bloqueado o con un fallo. */
export type WidgetStatus = 'idle' | 'loading' | 'ready' | 'unavailable';

export interface AIFindr {
  status: WidgetStatus;
  isOpen: boolean;
  /** El widget, cuando está listo. */
  widget: AIFindrWidget | null;
  /** Carga el widget: tras el permiso o para reintentar. */
  connect: () => void;
  /** Abre el widget en cuanto está listo. */
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
  /** La promesa de `loadWidget`, o null mientras no hay permiso. */
  initialConnection: Promise<AIFindrWidget> | null;
  children: ReactNode;
}

/** Da a sus hijos el estado del widget; al desmontarse retira sus funciones y vacía el contexto. */
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
