import { indexFormat, type SearchIndex } from '../SearchIndex';
import { createEngine, type Engine } from './createEngine';
import type { SearchResults } from './describeResults';

/** Messages to the worker, which answers each one in order. */
export type SearchRequest =
  { type: 'load'; index: ArrayBuffer } | { type: 'search'; query: string };

/** Messages from the worker: what is proposed once the index is loaded, then the results of each query. */
export type SearchAnswer = { results: SearchResults } | { failure: string };

let engine: Engine | undefined;

self.onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  let answer: SearchAnswer;
  try {
    answer = { results: perform(data) };
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};

function perform(request: SearchRequest): SearchResults {
  switch (request.type) {
    case 'load': {
      const index = JSON.parse(new TextDecoder().decode(request.index)) as SearchIndex;
      if (index.format !== indexFormat) {
        throw new Error(`the index has format ${index.format}, this page reads ${indexFormat}`);
      }
      engine = createEngine(index);
      return engine.propose();
    }
    case 'search': {
      if (engine === undefined) throw new Error('the index is not loaded');
      return engine.search(request.query);
    }
    default:
      throw new Error('unknown request', { cause: request satisfies never });
  }
}
