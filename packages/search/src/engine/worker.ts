import type { Values } from '@aifindr-docs/project-values/keptValues';
import { readIndex } from '../indexFile';
import { createEngine, type Engine } from './createEngine';
import type { Proposals, SearchResults } from './describeResults';

/** Messages to the worker, which answers each one in order. */
export type SearchRequest =
  | { type: 'load'; index: ArrayBuffer }
  | { type: 'propose'; recent: string[]; values: Values }
  | { type: 'search'; query: string; values: Values };

/** What each kind of message is answered with. */
export interface SearchReplies {
  load: undefined;
  propose: Proposals;
  search: SearchResults;
}

/** Messages from the worker. */
export type SearchAnswer = { results: SearchReplies[SearchRequest['type']] } | { failure: string };

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

function perform(request: SearchRequest): SearchReplies[SearchRequest['type']] {
  switch (request.type) {
    case 'load': {
      engine = createEngine(readIndex(new TextDecoder().decode(request.index)));
      return undefined;
    }
    case 'propose':
      return loaded().propose(request.recent, request.values);
    case 'search':
      return loaded().search(request.query, request.values);
    default:
      throw new Error('unknown request', { cause: request satisfies never });
  }
}

function loaded(): Engine {
  if (engine === undefined) throw new Error('the index is not loaded');
  return engine;
}
