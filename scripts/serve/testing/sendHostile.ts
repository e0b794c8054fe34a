import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostileRequest } from './hostileRequests';
import { send } from './send';

/** Milliseconds of silence until a connection counts as answered. */
const patience = 60_000;

/** Sends a request to a server of this machine; returns what is wrong with the answer, or with the server after it. */
export async function findError(
  port: number,
  folder: string,
  request: HostileRequest,
): Promise<string | undefined> {
  const answer = await exchange(port, folder, request);
  const status = answer.slice(9, 12);
  if (!request.status.test(status)) {
    return `answered ${status || 'nothing'}: ${answer.slice(0, 500)}`;
  }
  const error = findErrorOf(answer, Number(status));
  if (error !== undefined) return `${error}: ${answer.slice(0, 1500)}`;
  const next = await send(port, { path: '/' }).then(
    ({ status: other }) => (other === 200 ? undefined : String(other)),
    (reason: unknown) => String(reason),
  );
  return next && `the next request fails: ${next}`;
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
async function exchange(
  port: number,
  folder: string,
  { text, change, isSlowReader = false }: HostileRequest,
): Promise<string> {
  const changed = isSlowReader ? undefined : change?.(folder);
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // A server may close before it has read everything.
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => chunks.push(chunk));
  if (isSlowReader) socket.once('data', () => void readSlowly(socket, change?.(folder)));
  socket.write(text);
  socket.setTimeout(patience, () => socket.destroy());
  await closed;
  await changed;
  return Buffer.concat(chunks).toString('latin1');
}

async function readSlowly(socket: Socket, changed: void | Promise<void>): Promise<void> {
  socket.pause();
  await changed;
  await wait(100);
  if (changed === undefined) socket.destroy();
  else socket.resume();
}
