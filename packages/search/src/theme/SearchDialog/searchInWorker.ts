import { readValues } from '@aifindr-docs/project-values/storedValues';
import type { SearchResults } from '../../engine/createSearch';
import type { SearchRequest, SearchResponse } from '../../engine/worker';

// Module-level, so that the index stays loaded when the dialog closes and search opens again at once, offline too.
let startedWorker: Promise<Worker> | undefined;

/** Searches in a worker, which does not block the page. The index is loaded once, and again after a failure. */
export async function searchInWorker(indexUrl: string, query: string): Promise<SearchResults> {
  startedWorker ??= startWorker(indexUrl);
  try {
    return await sendRequest(await startedWorker, { query, values: readValues() });
  } catch (error) {
    startedWorker = undefined;
    throw error;
  }
}

/** Starts the worker while the index is fetched, and hands the index over. */
async function startWorker(indexUrl: string): Promise<Worker> {
  const worker = new Worker(new URL('../../engine/worker.ts', import.meta.url));
  const workerFailure = new Promise<never>((_resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(`the search worker failed: ${message}`));
  });
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`${indexUrl} answered ${response.status}`);
  await Promise.race([workerFailure, sendRequest(worker, { index: await response.text() })]);
  return worker;
}

function sendRequest(worker: Worker, request: SearchRequest): Promise<SearchResults> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
      port1.close();
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data.results);
    };
    worker.postMessage(request, [port2]);
  });
}
