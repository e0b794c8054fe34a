import { readValues } from '@aifindr-docs/project-values/keptValues';
import type { Results } from '../../engine/createSearch';
import type { SearchAnswer, SearchRequest } from '../../engine/worker';

// Module-level: the index stays loaded when the dialog closes, so search opens again at once, offline too.
let started: Promise<Worker> | undefined;

/** What a query finds. The engine runs in a worker, so that it does not block the page; the index is loaded once, after a failure again. */
export async function askWorker(indexUrl: string, query: string): Promise<Results> {
  started ??= start(indexUrl);
  try {
    return await ask(await started, { query, values: readValues() });
  } catch (error) {
    started = undefined;
    throw error;
  }
}

/** The worker starts while the index is being fetched. */
async function start(indexUrl: string): Promise<Worker> {
  const worker = new Worker(new URL('../../engine/worker.ts', import.meta.url));
  const isBroken = new Promise<never>((_resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(`the search worker failed: ${message}`));
  });
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`${indexUrl} answered ${response.status}`);
  await Promise.race([isBroken, ask(worker, { index: await response.text() })]);
  return worker;
}

function ask(worker: Worker, request: SearchRequest): Promise<Results> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      port1.close();
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data.results);
    };
    worker.postMessage(request, [port2]);
  });
}
