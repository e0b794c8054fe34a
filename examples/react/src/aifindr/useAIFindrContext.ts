import { useEffect } from 'react';
import { useAIFindr } from './useAIFindr';

// #region hook
/**
 * Sustituye el contexto del widget cuando cambia el objeto y cuando el widget pasa a estar listo.
 * @param context El contexto completo; conserva el mismo objeto con `useMemo` mientras no cambie.
 */
export function useAIFindrContext(context: object): void {
  const { widget } = useAIFindr();
  useEffect(() => {
    widget?.setContext(context);
  }, [widget, context]);
}
// #endregion hook
