import type { Values } from '@aifindr-docs/project-values/storedValues';
import { indexFormat, type SearchIndex } from '../SearchIndex';
import { createSearch } from './createSearch';

/** A message to the worker, with a port for its response. The first message is the text of the index, all others are queries. */
export type SearchRequest = { index: string } | { query: string; values: Values };

let search: ReturnType<typeof createSearch>;

self.onmessage = ({ data, ports: [port] }: MessageEvent<SearchRequest>) => {
  if ('index' in data) search = createSearch(parseIndex(data.index));
  port?.postMessage('index' in data ? undefined : search(data.query, data.values));
};

/** @throws Error if the index has the format of another build */
function parseIndex(text: string): SearchIndex {
  const index = JSON.parse(text) as SearchIndex;
  if (index.format !== indexFormat) {
    throw new Error(`the index has format ${index.format}, this page reads ${indexFormat}`);
  }
  return index;
}
