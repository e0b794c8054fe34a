import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory, useLocation } from '@docusaurus/router';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useCallback, useLayoutEffect, useState } from 'react';

/** Where a choice between tabs is shared: with other tabs of the page, in the address and with later visits. */
export interface TabSharing {
  /** Key of local storage; null keeps the choice to these tabs. */
  storageKey: string | null;
  /** Query parameter that chooses a tab; null for none. */
  parameter: string | null;
  /** Whether choosing a tab writes the parameter, or takes it away. */
  isParameterKept: boolean;
}

// React warns of layout effects on the server.
const useSyncEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : () => {};

/**
 * The chosen tab: the one of the address, else the stored one, else the default.
 *
 * @param values of all tabs; any other value in the address or the storage is ignored
 * @returns the chosen value and a function that chooses another one
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

  const asked = parameter === null ? null : new URLSearchParams(search).get(parameter);
  const shared = [asked, stored].find((value) => value !== null && values.includes(value)) ?? null;
  // After hydration: the static HTML shows the default.
  useSyncEffect(() => {
    if (shared !== null) setChosen(shared);
  }, [shared]);

  const choose = useCallback(
    (value: string) => {
      setChosen(value);
      if (storageKey !== null) slot.set(value);
      if (parameter === null) return;
      const { location } = history;
      const query = new URLSearchParams(location.search);
      if (isParameterKept) query.set(parameter, value);
      else query.delete(parameter);
      const search = query.toString();
      if (search !== location.search.slice(1)) history.replace({ ...location, search });
    },
    [history, isParameterKept, parameter, slot, storageKey],
  );
  return [chosen, choose];
}
