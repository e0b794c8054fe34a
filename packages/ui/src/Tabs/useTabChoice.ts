import { useHistory, useLocation } from '@docusaurus/router';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useLayoutEffect, useState } from 'react';

/** Where a choice between tabs comes from, besides the reader. */
interface Sources {
  /** Key of `localStorage`, by which the choice is kept and shared with other tabs of the page. */
  storageKey: string;
  /** Query parameter that chooses a tab until the reader chooses another one, which removes it. */
  parameter: string;
}

/**
 * Returns the chosen tab, which initially is the one in the URL, else the stored one, else the default.
 *
 * @param values the values of all tabs; any other value in the URL or the storage is ignored
 * @returns the chosen value and a function that chooses another one
 */
export function useTabChoice(
  values: readonly string[],
  defaultValue: string,
  { storageKey, parameter }: Sources,
): [string, (value: string) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [stored, slot] = useStorageSlot(storageKey);
  const [chosen, setChosen] = useState(defaultValue);

  const requested = new URLSearchParams(search).get(parameter);
  const isValue = (value: string | null) => value !== null && values.includes(value);
  const shared = [requested, stored].find(isValue) ?? null;
  // The first render must match the static HTML, which shows the default.
  useLayoutEffect(() => {
    if (shared !== null) setChosen(shared);
  }, [shared]);

  const choose = (value: string) => {
    setChosen(value);
    slot.set(value);
    const { location } = history;
    const query = new URLSearchParams(location.search);
    if (!query.has(parameter)) return;
    query.delete(parameter);
    history.replace({ ...location, search: query.toString() });
  };
  return [chosen, choose];
}
