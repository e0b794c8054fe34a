import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { handleQuestion } from './handleQuestion.mjs';

const port = process.env.PORT ?? '3000';
// El origen de tu sitio: las peticiones de otros se rechazan.
process.env.SITE_ORIGIN ??= `http://localhost:${port}`;

async function answer(incoming, outgoing) {
  const { method, url, headers } = incoming;
  if (method === 'GET' && url === '/') {
    const page = await readFile(new URL('index.html', import.meta.url));
    outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  if (method !== 'POST' || url !== '/api/preguntar') {
    outgoing.writeHead(404).end();
    return;
  }
  const controller = new AbortController();
  outgoing.on('close', () => controller.abort());
  const request = new Request(new URL(url, process.env.SITE_ORIGIN), {
    method,
    headers,
    body: Readable.toWeb(incoming),
    duplex: 'half',
    signal: controller.signal,
  });
  const response = await handleQuestion(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  await pipeline(Readable.fromWeb(response.body), outgoing);
}

createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error) => {
    // Si el visitante se ha ido, no hay a quién responder.
    if (!outgoing.destroyed) console.error(error);
    outgoing.destroy();
  });
}).listen(port, () => console.log(process.env.SITE_ORIGIN));
