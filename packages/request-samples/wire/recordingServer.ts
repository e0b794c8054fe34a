import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as received. */
export interface ReceivedRequest {
  method: string;
  /** Path and query, without the run's prefix. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Records requests; each run has its own path prefix, so that runs can overlap. */
export class RecordingServer {
  private readonly received = new Map<string, ReceivedRequest[]>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const [, run = '', target = ''] = /^\/run-([\w-]+)(\/.*)$/.exec(request.url ?? '') ?? [];
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const requests = this.received.get(run) ?? [];
        requests.push({
          method: request.method ?? '',
          target,
          headers: request.headers,
          body: Buffer.concat(chunks),
        });
        this.received.set(run, requests);
        response.writeHead(statusOf(target), {
          'Content-Type': 'application/json',
          Connection: 'close',
        });
        response.end(JSON.stringify({ answer: answerOf(run) }));
      });
    });
  }

  /** Starts on a free port. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** Origin that replaces the API's in one run. */
  originOf(run: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/run-${run}`;
  }

  /** Requests of a run. */
  requestsOf(run: string): readonly ReceivedRequest[] {
    return this.received.get(run) ?? [];
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Status with which a request is answered, by its path and query. */
export function statusOf(target: string): number {
  return target.endsWith('?status=404') ? 404 : 200;
}

/** Text in the response to a run, which its program must print. */
export function answerOf(run: string): string {
  return `answer-to-${run}`;
}
