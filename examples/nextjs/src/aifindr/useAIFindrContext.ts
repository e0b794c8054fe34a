'use client';

import { useEffect } from 'react';
import { useAIFindr } from './useAIFindr';

// #region hook
/**
 * Replaces the widget's context when the object changes, and when the widget becomes ready.
 * @param context The whole context; keep its identity with `useMemo` while its content stays the same.
 */
export function useAIFindrContext(context: object): void {
  const { widget } = useAIFindr();
  useEffect(() => {
    widget?.setContext(context);
  }, [widget, context]);
}
// #endregion hook
