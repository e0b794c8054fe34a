import { useCallback, useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageResult } from '../../engine/describeResults';
import { indexPath } from '../../SearchIndex';
import { SearchClient } from './SearchClient';

/** `unbuilt`: the author's server has no built pages, so there is no index to load. */
export type Status = 'loading' | 'ready' | 'failed' | 'unbuilt';

/** What is to be shown for what was typed last. */
export interface Search {
  status: Status;
  /** The query that `results` answer; empty while nothing is asked. */
  answered: string;
  results: PageResult[];
  popular: PageResult[];
  retry: () => void;
}

// Lives as long as the page, so that search opens at once the next time, and without a network too.
const client = new SearchClient();

const isBuilt = process.env.NODE_ENV === 'production';

/** Loads the index and follows the query. */
export function useSearch(query: string): Search {
  const url = useBaseUrl(indexPath);
  const [status, setStatus] = useState<Status>(isBuilt ? 'loading' : 'unbuilt');
  const [popular, setPopular] = useState<PageResult[]>([]);
  const [answer, setAnswer] = useState<{ query: string; results: PageResult[] }>();
  const asked = query.trim();
  const latest = useRef(asked);

  const load = useCallback(async () => {
    if (!isBuilt) return;
    try {
      setPopular(await client.load(url));
      setStatus('ready');
    } catch (error) {
      console.warn('Search could not be loaded.', error);
      setStatus('failed');
    }
  }, [url]);

  useEffect(() => {
    void load();
  }, [load]);

  useEffect(() => {
    latest.current = asked;
    if (status !== 'ready' || asked === '') return;
    client.search(asked).then(
      (results) => {
        // Answers to what has been typed over since are of no use.
        if (latest.current === asked) setAnswer({ query: asked, results });
      },
      () => setStatus('failed'),
    );
  }, [asked, status]);

  const retry = useCallback(() => {
    setStatus('loading');
    void load();
  }, [load]);

  const isAnswered = asked !== '' && answer !== undefined;
  return {
    status,
    answered: isAnswered ? answer.query : '',
    results: isAnswered ? answer.results : [],
    popular,
    retry,
  };
}
