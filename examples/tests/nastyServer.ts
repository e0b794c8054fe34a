import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the server misbehaves, or not. The question names it. */
export type Scenario =
  | 'whole'
  | 'byte by byte'
  | 'split characters'
  | 'CRLF'
  | 'CR'
  | 'odd lines'
  | 'error event'
  | 'cut off'
  | 'dropped'
  | 'data that is no JSON'
  | 'endless'
  | 'not found'
  | 'no JSON'
  | 'a page';

/** A request that the server has seen. */
export interface SeenRequest {
  path: string;
  key: string | undefined;
  body: unknown;
  /** Resolves when the client has gone before the answer ended. */
  left: Promise<void>;
}

interface Question {
  query: Scenario;
  stream?: boolean;
  conversationId?: string;
}

/** Answers to questions that fail before the stream. */
export const failures = {
  'not found': [404, '{"id":"err_ejemplo_404","message":"Project not found","code":"not-found"}'],
  'no JSON': [503, '<h1>Service unavailable</h1>'],
  'a page': [200, '<h1>Sign in</h1>'],
} satisfies Partial<Record<Scenario, [status: number, body: string]>>;

const answer = [
  'event: knowledge-retrieved\ndata: {"muestra":["fuente 1"]}\n\n',
  'event: answer-delta\ndata: {"muestra":"¡Sí! "}\n\n',
  'event: answer-delta\ndata: {"muestra":"Mañana 😀"}\n\n',
  'event: answer-full\ndata: {"muestra":"¡Sí! Mañana 😀","nota":null}\n\n',
].join('');

/** What a right consumer makes of the whole answer. */
export const expectedEvents: [name: string, data: unknown][] = [
  ['knowledge-retrieved', { muestra: ['fuente 1'] }],
  ['answer-delta', { muestra: '¡Sí! ' }],
  ['answer-delta', { muestra: 'Mañana 😀' }],
  ['answer-full', { muestra: '¡Sí! Mañana 😀', nota: null }],
];

const oddLines = [
  '\ufeff: un comentario\n\n: otro\nretry: 10\nid: 7\n\n',
  'event:knowledge-retrieved\ndata:{"muestra":\ndata: ["fuente 1"]\ndata\ndata:}\n\n',
  'event: nada\n\n',
  'data: {"muestra":"¡Sí! "}\nevent: answer-delta\nsin-sentido\n: keep-alive\n\n\n',
  'event: answer-delta\ndata: {"muestra":"Mañana 😀"}\n\n',
  'event: answer-full\nevent: answer-full\ndata: {"muestra":"¡Sí! Mañana 😀",\ndata: "nota":null}\n\n',
].join('');

/** Stands for the API, and streams in every way that a network may cut a stream. A question with `stream: false` gets its whole answer. The data are samples: its fields are not published. */
export class NastyServer {
  readonly seen: SeenRequest[] = [];
  private readonly server: Server = createServer((request, response) => {
    // A client that leaves is a scenario, not a failure of the server.
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Question;
    const left = new Promise<void>((resolve) =>
      response.on('close', () => response.writableEnded || resolve()),
    );
    this.seen.push({
      path: request.url ?? '',
      key: request.headers['x-api-key']?.toString(),
      body,
      left,
    });
    if (request.url?.includes('/not%20found/')) {
      await this.play('not found', response);
    } else if (request.url?.endsWith('/conversation')) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end('{"conversationId":"conv_ejemplo_02"}');
    } else if (!request.url?.endsWith('/ask')) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"proyecto"}');
    } else if (body.stream === false && !(body.query in failures)) {
      const { query, conversationId = 'conv_ejemplo_01' } = body;
      response.writeHead(202, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ content: `Sobre ${query}`, conversationId }));
    } else {
      await this.play(body.query, response);
    }
  }

  private async play(scenario: Scenario, response: ServerResponse): Promise<void> {
    if (scenario === 'not found' || scenario === 'no JSON' || scenario === 'a page') {
      const [status, text] = failures[scenario];
      const type = scenario === 'a page' ? 'text/html' : 'application/json';
      response.writeHead(status, { 'Content-Type': type }).end(text);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.socket?.setNoDelay(true);
    switch (scenario) {
      case 'whole':
        response.end(answer);
        return;
      case 'byte by byte':
        return sendInPieces(response, answer, 1);
      case 'split characters':
        return sendInPieces(response, answer, 3);
      case 'CRLF':
        return sendInPieces(response, answer.replaceAll('\n', '\r\n'), 1);
      case 'CR':
        return sendInPieces(response, answer.replaceAll('\n', '\r'), 7);
      case 'odd lines':
        return sendInPieces(response, oddLines, 5);
      case 'error event':
        response.write(answer.slice(0, answer.indexOf('event: answer-full')));
        await sleep(20);
        response.end('event: error\ndata: {"muestra":"fallo"}\n\n');
        return;
      case 'cut off':
        response.end(answer.slice(0, answer.indexOf('event: answer-full') + 30));
        return;
      case 'dropped':
        response.write(answer.slice(0, 60));
        await sleep(20);
        response.destroy();
        return;
      case 'data that is no JSON':
        response.end('event: answer-delta\ndata: {"muestra\n\n');
        return;
      case 'endless':
        while (!response.destroyed) {
          response.write('event: answer-delta\ndata: {"muestra":"…"}\n\n');
          await sleep(20);
        }
        return;
      default:
        throw new Error(`No scenario ${String(scenario satisfies never)}`);
    }
  }
}

async function sendInPieces(response: ServerResponse, text: string, size: number): Promise<void> {
  const bytes = Buffer.from(text, 'utf8');
  for (let start = 0; start < bytes.length; start += size) {
    response.write(bytes.subarray(start, start + size));
    // Each piece leaves before the next one is written, some of them after a wait.
    await (start % 50 === 0 ? sleep(2) : new Promise((resolve) => setImmediate(resolve)));
  }
  response.end();
}
