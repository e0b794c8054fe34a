import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { loadOrReloadIfOutdated } from '@aifindr-docs/framework/loadOrReloadIfOutdated';
import { readValues } from '@aifindr-docs/project-values/storedValues';
import type { SearchResults } from '../../engine/createSearch';
import type { SearchRequest } from '../../engine/worker';
import { indexPath } from '../../SearchIndex';

interface AnsweredResults {
  results: SearchResults;
  /** The query that the results answer, which may be an earlier one; undefined before the first response. */
  answeredQuery: string | undefined;
  /** Position of the option that Enter opens, -1 for none. */
  activeIndex: number;
}

/** Searches whenever the query changes. The first search loads the index; after a failure, `retry` must be called to search again. */
export function useResults(query: string): AnsweredResults & {
  hasFailed: boolean;
  setActiveIndex: (activeIndex: number) => void;
  retry: () => void;
} {
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
    loadOrReloadIfOutdated(() => searchInWorker(indexUrl, query)).then(
      (results) => {
        if (isStale) return;
        // Proposals under "nothing found" do not answer the query, so none is active until the reader chooses one.
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
  const setActiveIndex = (activeIndex: number): void => setAnswered({ ...answered, activeIndex });
  return { ...answered, hasFailed, setActiveIndex, retry: () => setHasFailed(false) };
}

type SendRequest = (request: SearchRequest) => Promise<SearchResults>;

// The worker outlives the dialog and keeps the index, so that search opens again at once, also offline.
let startedWorker: Promise<SendRequest> | undefined;

/** Searches in a worker, so that the page is not blocked. The index is loaded once, and again after a failure. */
async function searchInWorker(indexUrl: string, query: string): Promise<SearchResults> {
  startedWorker ??= startWorkerWithIndex(indexUrl);
  try {
    const sendRequest = await startedWorker;
    return await sendRequest({ query, values: readValues() });
  } catch (error) {
    startedWorker = undefined;
    throw error;
  }
}

/** Starts the worker, sends it the text of the index, which is fetched meanwhile, and returns the function that sends queries to it. */
async function startWorkerWithIndex(indexUrl: string): Promise<SendRequest> {
  const worker = new Worker(new URL('../../engine/worker.ts', import.meta.url));
  const failure = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(`the search worker failed: ${event.message}`));
    };
  });
  const sendRequest = (request: SearchRequest): Promise<SearchResults> => {
    const { port1, port2 } = new MessageChannel();
    const response = new Promise<SearchResults>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<SearchResults>) => resolve(data);
    });
    worker.postMessage(request, [port2]);
    return Promise.race([response, failure]);
  };
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`${indexUrl} answered ${response.status}`);
  await sendRequest({ index: await response.text() });
  return sendRequest;
}
