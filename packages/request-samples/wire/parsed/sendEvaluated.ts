import { request as openRequest } from 'node:http';
import { statusOf } from '../recordingServer';
import type { EvaluatedRequest } from './evaluatedRequest';

/** Sends an evaluated request without encoding its target. */
export function sendEvaluated({ method, url, headers, body }: EvaluatedRequest): Promise<void> {
  const [, host = '', port = '', target = ''] = /^http:\/\/([^:/]+):(\d+)(\/.*)$/s.exec(url) ?? [];
  return new Promise((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(body, 'utf8');
    const outgoing = openRequest(
      {
        host,
        port,
        method,
        path: target,
        headers: ['Host', host, ...headers.flat(), 'Content-Length', String(bytes?.length ?? 0)],
      },
      (response) => {
        if (response.statusCode !== statusOf(target)) {
          reject(new Error(`the server refused it with ${response.statusCode}`));
        }
        response.resume();
        response.on('end', resolve);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}
