import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createConversation, handleQuestion } from './handleQuestion.mjs';

const port = process.env.PORT ?? '3000';
// El origen de tu sitio: las peticiones de otros se rechazan.
process.env.SITE_ORIGIN ??= `http://localhost:${port}`;

const routes = { '/api/preguntar': handleQuestion, '/api/conversacion': createConversation };
const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
// Ningún otro archivo de la carpeta llega al navegador.
const files = {
  '/': ['index.html', html],
  '/streaming.html': ['streaming.html', html],
  '/askQuestion.mjs': ['askQuestion.mjs', script],
  '/readEvents.mjs': ['readEvents.mjs', script],
};

async function answer(incoming, outgoing) {
  const { method, headers } = incoming;
  const url = new URL(incoming.url, process.env.SITE_ORIGIN);
  const file = files[url.pathname];
  if (method === 'GET' && file) {
    const [name, type] = file;
    const content = await readFile(new URL(name, import.meta.url));
    outgoing.writeHead(200, { 'Content-Type': type }).end(content);
    return;
  }
  const route = routes[url.pathname];
  if (method !== 'POST' || !route) {
    outgoing.writeHead(404).end();
    return;
  }
  const controller = new AbortController();
  outgoing.on('close', () => controller.abort());
  const request = new Request(url, {
    method,
    headers,
    body: Readable.toWeb(incoming),
    duplex: 'half',
    signal: controller.signal,
  });
  const response = await route(request);
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
