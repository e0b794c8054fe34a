'use client';

import { use } from 'react';
import { AIFindrContext, type AIFindr } from './AIFindrProvider';

// #region hook
/** The state of the widget and the ways to load and open it. */
export function useAIFindr(): AIFindr {
  const value = use(AIFindrContext);
  if (value === null) throw new Error('useAIFindr needs an AIFindrProvider above it.');
  return value;
}
// #endregion hook
