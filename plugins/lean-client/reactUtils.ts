import { useMemo } from 'react';

export {
  ReactContextError,
  composeProviders,
  useEvent,
  usePrevious,
} from '@docusaurus/theme-common';

/**
 * The same object as in the last render where no property has changed. In the place of the framework's own, which sorts
 * the names by the rules of a language: the first such comparison costs the browser 16 ms for reading those rules.
 */
export function useShallowMemoObject<O extends object>(object: O): O {
  const properties = Object.entries(object) as [string, unknown][];
  properties.sort(([one], [other]) => (one < other ? -1 : 1));
  return useMemo(() => object, properties.flat());
}
