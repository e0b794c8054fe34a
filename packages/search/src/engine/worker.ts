import type { Values } from '@aifindr-docs/project-values/keptValues';
import { indexFormat, type SearchIndex } from '../SearchIndex';
import { createSearch, type Results } from './createSearch';

/** Messages to the worker, each with a port for its answer: the text of the index first, then queries. */
export type SearchRequest = { index: string } | { query: string; values: Values };

export type SearchAnswer = { results: Results } | { failure: string };

let search: ReturnType<typeof createSearch>;

self.onmessage = ({ data, ports }: MessageEvent<SearchRequest>) => {
  let answer: SearchAnswer;
  try {
    if ('index' in data) search = createSearch(readIndex(data.index));
    answer = { results: 'index' in data ? search('', {}) : search(data.query, data.values) };
  } catch (error) {
    answer = { failure: String(error) };
  }
  ports[0]?.postMessage(answer);
};

function readIndex(text: string): SearchIndex {
  const index = JSON.parse(text) as SearchIndex;
  if (index.format !== indexFormat) {
    throw new Error(`the index has format ${index.format}, this page reads ${indexFormat}`);
  }
  return index;
}
