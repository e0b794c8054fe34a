import { use } from 'react';
import { AIFindrContext, type AIFindr } from './AIFindrProvider';

// #region hook
/** El estado del widget y las formas de cargarlo y abrirlo. */
export function useAIFindr(): AIFindr {
  const value = use(AIFindrContext);
  if (value === null) throw new Error('useAIFindr needs an AIFindrProvider above it.');
  return value;
}
// #endregion hook
