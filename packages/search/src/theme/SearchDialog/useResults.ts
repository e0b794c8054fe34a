import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { loadOnFirstUse } from '@aifindr-docs/framework/loadOnFirstUse';
import type { SearchResults } from '../../engine/createSearch';
import { indexPath } from '../../SearchIndex';
import { searchInWorker } from './searchInWorker';

interface AnsweredResults {
  results: SearchResults;
  /** The query that the results answer, which may be an earlier one; undefined before the first response. */
  answeredQuery: string | undefined;
  /** Position of the option that Enter opens, -1 for none. */
  activeIndex: number;
}

/** Searches whenever the query changes. The first search loads the index; after a failure, only `retry` searches again. */
export function useResults(query: string) {
  const indexUrl = useBaseUrl(indexPath);
  const [hasFailed, setHasFailed] = useState(false);
  const [answered, setAnswered] = useState<AnsweredResults>({
    results: { groups: [], isProposed: true },
    answeredQuery: undefined,
    activeIndex: 0,
  });
  useEffect(() => {
    if (hasFailed) return undefined;
    let isStale = false;
    loadOnFirstUse(() => searchInWorker(indexUrl, query)).then(
      (results) => {
        if (isStale) return;
        // Proposals under "nothing found" do not answer the query, so Enter opens none of them.
        const activeIndex = results.isProposed && query !== '' ? -1 : 0;
        setAnswered({ results, answeredQuery: query, activeIndex });
      },
      (error: unknown) => {
        console.warn('Search could not be loaded.', error);
        setHasFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [indexUrl, query, hasFailed]);
  const setActiveIndex = (activeIndex: number) => setAnswered({ ...answered, activeIndex });
  return { ...answered, hasFailed, setActiveIndex, retry: () => setHasFailed(false) };
}
