import { once } from 'node:events';
import { connect } from 'node:net';
import { send } from './send';

/** Milliseconds of silence until a connection counts as answered. */
const patience = 60_000;

/** Sends a target as it is written to a server of this machine; returns what is wrong with the answer, or with the server after it. */
export async function findError(
  port: number,
  { target, status: allowed }: { target: string; status: RegExp },
): Promise<string | undefined> {
  const answer = await exchange(port, target);
  const status = answer.slice(9, 12);
  if (!allowed.test(status)) {
    return `answered ${status || 'nothing'}: ${answer.slice(0, 500)}`;
  }
  const error = findErrorOf(answer, Number(status));
  if (error !== undefined) return `${error}: ${answer.slice(0, 1500)}`;
  const next = await send(port, { path: '/' });
  return next.status === 200 ? undefined : `the next request is answered ${next.status}`;
}

function findErrorOf(answer: string, status: number): string | undefined {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const has = (pattern: RegExp) => pattern.test(head);
  if (/root:x:/.test(answer)) return 'a file of the machine is sent';
  if (has(/^set-cookie:/im)) return 'a header is injected';
  if (has(/^location: (?!\/(?![/\\]))/im)) return 'the redirect leaves the site';
  if (has(/immutable/) && ![200, 206, 304].includes(status)) return 'an error is kept for a year';
  const isOfSite = [200, 206, 301, 304, 404, 416].includes(status);
  if (isOfSite && !has(/^x-content-type-options: nosniff\r?$/im)) {
    return 'security headers are missing';
  }
  return undefined;
}

/** Sends the request, and reads until the server closes the connection or stays silent. */
async function exchange(port: number, target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  // A server may close before it has read everything.
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  socket.setTimeout(patience, () => socket.destroy());
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}
