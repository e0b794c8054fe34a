import { type IncomingHttpHeaders, request as openRequest } from 'node:http';

/** A request whose path is sent as written. */
export interface Request {
  path: string;
  headers?: Record<string, string>;
  /** @default 'GET' */
  method?: string;
}

export interface ServerAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to a port of this machine and reads the whole answer; rejects if nothing listens. */
export function send(
  port: number,
  { path, headers, method = 'GET' }: Request,
): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers };
    const outgoing = openRequest(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
