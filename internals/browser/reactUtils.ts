import { useMemo } from 'react';

// The package does not export the module that this one takes the place of.
export * from '../../node_modules/@docusaurus/theme-common/lib/utils/reactUtils';

/** Keeps an object as long as its properties keep their values. */
export function useShallowMemoObject<T extends object>(value: T): T {
  const entries = Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1));
  return useMemo(() => value, entries.flat());
}
