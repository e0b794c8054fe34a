import type { Values } from '@aifindr-docs/project-values/storedValues';
import type { SearchIndex } from '../SearchIndex';
import { createSearch } from './createSearch';

/** A message to the worker, which responds on the transferred port. The first message has the index, later ones have queries. */
export type SearchRequest = { index: string } | { query: string; values: Values };

let search: ReturnType<typeof createSearch>;

self.onmessage = ({ data, ports: [port] }: MessageEvent<SearchRequest>) => {
  if ('index' in data) search = createSearch(JSON.parse(data.index) as SearchIndex);
  port?.postMessage('index' in data ? undefined : search(data.query, data.values));
};
