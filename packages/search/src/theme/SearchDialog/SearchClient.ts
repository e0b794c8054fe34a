import { readValues } from '@aifindr-docs/project-values/keptValues';
import type { Results } from '../../engine/createSearch';
import type { SearchAnswer, SearchRequest } from '../../engine/worker';

interface Waiting {
  resolve: (results: Results | undefined) => void;
  reject: (error: Error) => void;
}

/** Runs the engine in a worker, so that neither loading nor searching blocks the main thread. */
export class SearchClient {
  private worker: Worker | undefined;
  private loaded: Promise<unknown> | undefined;
  /** Requests without an answer; the worker answers in their order. */
  private waiting: Waiting[] = [];

  /** What a query finds; loads the index once, after a failure again. */
  async search(indexUrl: string, query: string): Promise<Results | undefined> {
    this.loaded ??= this.load(indexUrl);
    try {
      await this.loaded;
      return await this.ask({ query, values: readValues() });
    } catch (error) {
      this.stop(error);
      throw error;
    }
  }

  private load(url: string): Promise<unknown> {
    // The worker starts while the index is being fetched.
    this.worker = new Worker(new URL('../../engine/worker.ts', import.meta.url));
    this.worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) => {
      const waiting = this.waiting.shift();
      if ('failure' in data) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.results);
    };
    const isBroken = new Promise<never>((_resolve, reject) => {
      const onError = ({ message }: ErrorEvent) => {
        reject(new Error(`the search worker failed: ${message}`));
      };
      this.worker?.addEventListener('error', onError);
    });
    return Promise.race([isBroken, this.loadIndex(url)]);
  }

  private async loadIndex(url: string): Promise<void> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    await this.ask({ index: await response.text() });
  }

  private ask(request: SearchRequest): Promise<Results | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker?.postMessage(request);
    });
  }

  private stop(cause: unknown): void {
    this.worker?.terminate();
    this.loaded = undefined;
    this.waiting.forEach(({ reject }) => reject(new Error('search was stopped', { cause })));
    this.waiting = [];
  }
}
