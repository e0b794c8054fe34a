import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string;
  /** Path and query, without the run's prefix. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Records what programs send; each run has a prefix of its own in the path, so that runs can overlap. */
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
        response.writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' });
        response.end(JSON.stringify({ answer: answerOf(run) }));
      });
    });
  }

  /** Starts on a free port of this machine. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** Origin that stands for the API in one run. */
  originOf(run: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/run-${run}`;
  }

  /** What one run has sent. */
  requestsOf(run: string): readonly ReceivedRequest[] {
    return this.received.get(run) ?? [];
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Text in the answer of a run, which its program has to print. */
export function answerOf(run: string): string {
  return `answer-to-${run}`;
}
