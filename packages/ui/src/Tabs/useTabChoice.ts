import { useHistory, useLocation } from '@docusaurus/router';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useLayoutEffect, useState } from 'react';

/** How a choice between tabs is shared: with other groups of tabs, in the URL and with later visits. */
export interface TabSharing {
  /** Key of `localStorage`, by which groups of tabs share the choice; null if the choice is not stored. */
  storageKey: string | null;
  /** Query parameter that chooses a tab; null for none. */
  parameter: string | null;
  /** Whether choosing a tab sets the query parameter; if not, the choice removes the parameter from the URL. */
  isParameterKept: boolean;
}

/**
 * Returns the chosen tab and a function that chooses and shares another one. The default is chosen at first, then the value in the URL, or
 * else the stored one. A value that is none of `values` is ignored.
 */
export function useTabChoice(
  values: readonly string[],
  defaultValue: string,
  { storageKey, parameter, isParameterKept }: TabSharing,
): [string, (value: string) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [stored, slot] = useStorageSlot(storageKey);
  const [chosen, setChosen] = useState(defaultValue);

  const requested = parameter === null ? null : new URLSearchParams(search).get(parameter);
  const isTabValue = (value: string | null): boolean => value !== null && values.includes(value);
  const shared = [requested, stored].find(isTabValue) ?? null;
  // The first render must match the static HTML, which shows the default.
  useLayoutEffect(() => {
    if (shared !== null) setChosen(shared);
  }, [shared]);

  const chooseAndShare = (value: string): void => {
    setChosen(value);
    if (storageKey !== null) slot.set(value);
    if (parameter === null) return;
    const { location } = history;
    const query = new URLSearchParams(location.search);
    if (isParameterKept) query.set(parameter, value);
    else query.delete(parameter);
    const newSearch = query.toString();
    if (newSearch !== location.search.slice(1)) history.replace({ ...location, search: newSearch });
  };
  return [chosen, chooseAndShare];
}
