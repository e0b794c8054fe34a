import { createServer, type IncomingHttpHeaders } from 'node:http';
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
  private readonly server = createServer((request, response) => {
    const [, run = '', target = ''] = /^\/run-([\w-]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', headers } = request;
      const body = Buffer.concat(chunks);
      this.received.set(run, [...this.requestsOf(run), { method, target, headers, body }]);
      const status = isNotFound(target) ? 404 : 200;
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify({ answer: answerOf(run) }));
    });
  });

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

/** Whether an address is answered with 404. */
export function isNotFound(url: string): boolean {
  return url.endsWith('?status=404');
}

/** Text in the answer to a run, which its program must print. */
export function answerOf(run: string): string {
  return `answer-to-${run}`;
}
