'use client';

import { useEffect, useEffectEvent } from 'react';
import { useAIFindr } from './useAIFindr';

// #region hook
/** Llama al último `handler` en cada evento del widget mientras el componente está montado. */
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
// #endregion hook
