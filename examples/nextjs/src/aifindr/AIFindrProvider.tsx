'use client';

import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { waitForWidget } from './waitForWidget';

export interface AIFindr {
  /** `idle`: sin consentimiento. `unavailable`: bloqueado, con un error o demasiado lento. */
  status: 'idle' | 'loading' | 'ready' | 'unavailable';
  /** El widget, solo cuando está listo. */
  widget: AIFindrWidget | null;
  /** Lo intenta de nuevo. */
  retry: () => void;
}

interface Props {
  /** Devuelve el widget cuando está listo. Define la función fuera de los componentes. */
  load?: () => Promise<AIFindrWidget>;
  /** Si el widget se puede usar. @default true */
  isAllowed?: boolean;
  children: ReactNode;
}

const AIFindrContext = createContext<AIFindr | null>(null);

/** Espera al widget y da su estado a los componentes que contiene. */
export function AIFindrProvider({ load = waitForWidget, isAllowed = true, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ widget: AIFindrWidget | null } | null>(null);
  const widget = (isAllowed && result?.widget) || null;

  useEffect(() => {
    if (!isAllowed) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setResult({ widget: loaded }),
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn(error);
        setResult({ widget: null });
      },
    );
    return () => {
      isCurrent = false;
      setResult(null);
    };
  }, [load, isAllowed, attempt]);

  useEffect(() => {
    if (widget === null) return;
    const handleError = (error: Error) => {
      console.warn(error);
      if (widget.getState() === 'error') setResult({ widget: null });
    };
    widget.on('widget.error', handleError);
    return () => {
      widget.off('widget.error', handleError);
      if (widget.getState() === 'error') return;
      // Fuera de estas páginas no quedan ni el contexto de la última ni nada abierto.
      widget.setContext({});
      if (widget.getState() === 'open') widget.close().catch(console.warn);
    };
  }, [widget]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const value = useMemo((): AIFindr => {
    if (!isAllowed) return { status: 'idle', widget, retry };
    if (result === null) return { status: 'loading', widget, retry };
    return { status: widget ? 'ready' : 'unavailable', widget, retry };
  }, [isAllowed, result, widget, retry]);

  return <AIFindrContext value={value}>{children}</AIFindrContext>;
}

/** El estado del widget. */
export function useAIFindr(): AIFindr {
  const value = use(AIFindrContext);
  if (value === null) throw new Error('useAIFindr necesita un AIFindrProvider por encima.');
  return value;
}

/** Envía el contexto cuando cambia el objeto y cuando el widget pasa a estar listo. */
export function useAIFindrContext(context: object): void {
  const { widget } = useAIFindr();
  useEffect(() => widget?.setContext(context), [widget, context]);
}

/** Llama a la última versión de `handler` en cada evento mientras el componente está montado. */
export function useAIFindrEvent<Name extends AIFindrWidget.EventName>(
  event: Name,
  handler: AIFindrWidget.EventCallback<Name>,
): void {
  const { widget } = useAIFindr();
  const handle = useEffectEvent(handler);
  useEffect(() => {
    if (widget === null) return;
    const listener: AIFindrWidget.EventCallback<Name> = (data) => handle(data);
    widget.on(event, listener);
    return () => widget.off(event, listener);
  }, [widget, event]);
}
