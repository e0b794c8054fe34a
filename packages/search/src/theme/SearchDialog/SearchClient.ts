import { readValues } from '@aifindr-docs/project-values/keptValues';
import type { Proposals, SearchResults } from '../../engine/describeResults';
import type { SearchAnswer, SearchReplies, SearchRequest } from '../../engine/worker';

interface Waiting {
  resolve: (results: never) => void;
  reject: (error: Error) => void;
}

/** Runs the engine in a worker, so that neither loading nor searching blocks the main thread. */
export class SearchClient {
  private worker: Worker | undefined;
  private ready: Promise<void> | undefined;
  /** Requests without an answer; the worker answers in their order. */
  private waiting: Waiting[] = [];

  /** Loads the index once; after a failure, the next call tries again. */
  load(url: string): Promise<void> {
    this.ready ??= this.start(url).catch((error: unknown) => {
      this.stop(new Error('the search worker was stopped', { cause: error }));
      throw error;
    });
    return this.ready;
  }

  /** What to propose before anything is typed, after the paths of what was opened last. */
  propose(recent: string[]): Promise<Proposals> {
    return this.ask({ type: 'propose', recent, values: readValues() });
  }

  /** What a query finds. */
  search(query: string): Promise<SearchResults> {
    return this.ask({ type: 'search', query, values: readValues() });
  }

  private async start(url: string): Promise<void> {
    // The worker starts while the index is being fetched.
    const worker = new Worker(new URL('../../engine/worker.ts', import.meta.url));
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      const waiting = this.waiting.shift();
      if ('failure' in data) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.results as never);
    };
    const broken = new Promise<never>((_resolve, reject) => {
      worker.onerror = (event) => {
        const error = new Error(`the search worker failed: ${event.message}`);
        reject(error);
        this.stop(error);
      };
    });
    return Promise.race([broken, this.fetchAndLoad(url)]);
  }

  private async fetchAndLoad(url: string): Promise<void> {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}`);
    }
    const index = await response.arrayBuffer();
    await this.ask({ type: 'load', index }, [index]);
  }

  private ask<Type extends SearchRequest['type']>(
    request: SearchRequest & { type: Type },
    transfer: Transferable[] = [],
  ): Promise<SearchReplies[Type]> {
    const { worker } = this;
    if (worker === undefined) {
      return Promise.reject(new Error('the search worker is not running'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      worker.postMessage(request, transfer);
    });
  }

  private stop(reason: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.ready = undefined;
    this.waiting.forEach(({ reject }) => reject(reason));
    this.waiting = [];
  }
}
