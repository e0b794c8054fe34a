import { readValues } from '@aifindr-docs/project-values/storedValues';
import type { SearchResults } from '../../engine/createSearch';
import type { SearchRequest } from '../../engine/worker';

type SendRequest = (request: SearchRequest) => Promise<SearchResults>;

// The worker outlives the dialog and keeps the index, so that search opens again at once, also offline.
let startedWorker: Promise<SendRequest> | undefined;

/** Searches in a worker, so that the page is not blocked. The index is loaded once, and again after a failure. */
export async function searchInWorker(indexUrl: string, query: string): Promise<SearchResults> {
  startedWorker ??= startWorker(indexUrl);
  try {
    const sendRequest = await startedWorker;
    return await sendRequest({ query, values: readValues() });
  } catch (error) {
    startedWorker = undefined;
    throw error;
  }
}

/** Starts the worker and sends it the index, which is fetched meanwhile. */
async function startWorker(indexUrl: string): Promise<SendRequest> {
  const worker = new Worker(new URL('../../engine/worker.ts', import.meta.url));
  const failure = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(`the search worker failed: ${event.message}`));
    };
  });
  const sendRequest = (request: SearchRequest) => {
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
