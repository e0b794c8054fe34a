import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Proposals, SearchResults } from '../../engine/describeResults';
import { indexPath } from '../../SearchIndex';
import { readRecent } from './recent';
import { SearchClient } from './SearchClient';

/** `unbuilt`: the development server has no built pages, and so no index. */
export type Status = 'loading' | 'ready' | 'failed' | 'unbuilt';

/** State of search for the current query. */
export interface Search {
  status: Status;
  /** The query that `results` answer; empty while there is none. */
  answered: string;
  /** Absent while there is no query. */
  results?: SearchResults;
  /** What to propose before anything is typed. */
  proposed: Proposals;
  retry: () => void;
}

// Module-level: the index stays loaded when the dialog closes, so search opens again at once, offline too.
const client = new SearchClient();

const nothing: Proposals = { recent: [], pages: [], actions: [] };

const isBuilt = process.env.NODE_ENV === 'production';

/** Loads the index and searches whenever the query changes. */
export function useSearch(query: string): Search {
  const url = useBaseUrl(indexPath);
  const [status, setStatus] = useState<Status>(isBuilt ? 'loading' : 'unbuilt');
  const [proposed, setProposed] = useState(nothing);
  const [answer, setAnswer] = useState<{ query: string; results: SearchResults }>();
  const asked = query.trim();
  const latest = useRef(asked);

  const load = useCallback(async () => {
    if (!isBuilt) return;
    try {
      await client.load(url);
      setProposed(await client.propose(readRecent()));
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
        // The answer may be stale.
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
    ...(isAnswered && { results: answer.results }),
    proposed,
    retry,
  };
}
