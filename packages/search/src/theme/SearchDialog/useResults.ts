import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { loadOnFirstUse } from '@aifindr-docs/framework/loadOnFirstUse';
import type { Option, Results } from '../../engine/createSearch';
import { indexPath } from '../../SearchIndex';
import { askWorker } from './askWorker';

interface FoundResults {
  results: Results;
  /** Their query, which may be an earlier one. */
  answered: string | undefined;
  /** Position of the option that Enter opens, -1 for none. */
  active: number;
}

/** Loads the index and searches whenever the query changes. */
export function useResults(query: string) {
  const url = useBaseUrl(indexPath);
  const [hasFailed, setFailed] = useState(false);
  const [found, setFound] = useState<FoundResults>({
    results: { groups: [], isProposed: true },
    answered: undefined,
    active: 0,
  });
  useEffect(() => {
    if (hasFailed) return undefined;
    let isStale = false;
    loadOnFirstUse(() => askWorker(url, query)).then(
      (answer) => {
        if (isStale) return;
        const results = withoutMissing(answer);
        // Under "nothing found" the list has proposals, which do not answer the query: Enter opens none.
        setFound({ results, answered: query, active: results.isProposed && query !== '' ? -1 : 0 });
      },
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [url, query, hasFailed]);
  const setActive = (active: number) => setFound({ ...found, active });
  return { found, hasFailed, setActive, retry: () => setFailed(false) };
}

/** What the page has no control for cannot be done there. */
function withoutMissing(results: Results): Results {
  const isThere = (option: Option) =>
    option.kind !== 'action' ||
    option.presses === undefined ||
    document.querySelector(option.presses) !== null;
  const groups = results.groups
    .map((group) => ({ ...group, options: group.options.filter(isThere) }))
    .filter(({ options }) => options.length > 0);
  return { ...results, groups };
}
