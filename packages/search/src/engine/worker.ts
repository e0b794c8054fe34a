import type { Values } from '@aifindr-docs/project-values/storedValues';
import { indexFormat, type SearchIndex } from '../SearchIndex';
import { createSearch, type SearchResults } from './createSearch';

/** A message to the worker, with a port for its response. The first message is the text of the index, all others are queries. */
export type SearchRequest = { index: string } | { query: string; values: Values };

export type SearchResponse = { results: SearchResults } | { failure: string };

let search: ReturnType<typeof createSearch>;

self.onmessage = ({ data, ports }: MessageEvent<SearchRequest>) => {
  let response: SearchResponse;
  try {
    if ('index' in data) search = createSearch(parseIndex(data.index));
    response = { results: 'index' in data ? search('', {}) : search(data.query, data.values) };
  } catch (error) {
    response = { failure: String(error) };
  }
  ports[0]?.postMessage(response);
};

/** @throws Error where the index has the format of another build */
function parseIndex(text: string): SearchIndex {
  const index = JSON.parse(text) as SearchIndex;
  if (index.format !== indexFormat) {
    throw new Error(`the index has format ${index.format}, this page reads ${indexFormat}`);
  }
  return index;
}
