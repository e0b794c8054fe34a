// #region server
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const api = process.env.AIFINDR_API_URL ?? 'https://api.saas.aifindr.ai';
const { AIFINDR_API_KEY: apiKey, AIFINDR_PROJECT_ID: projectId } = process.env;
const port = Number(process.env.PORT ?? 3000);

if (!apiKey || !projectId) throw new Error('Faltan AIFINDR_API_KEY y AIFINDR_PROJECT_ID');

async function forwardQuestion(request, response) {
  const { query } = JSON.parse(await readBody(request));
  const controller = new AbortController();
  // Si el navegador se va, deja de pedir la respuesta.
  response.on('close', () => controller.abort());

  const answer = await fetch(`${api}/api/widget/projects/${encodeURIComponent(projectId)}/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-KEY': apiKey },
    body: JSON.stringify({ query, stream: true }),
    signal: controller.signal,
  });
  response.writeHead(answer.status, {
    'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
  });
  await pipeline(Readable.fromWeb(answer.body), response);
}

async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > 10_000) throw new Error('El cuerpo es demasiado grande');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

createServer((request, response) => {
  if (request.method !== 'POST' || request.url !== '/api/preguntar') {
    response.writeHead(404).end();
    return;
  }
  forwardQuestion(request, response).catch((error) => {
    if (response.destroyed) return;
    console.error(error);
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, { 'Content-Type': 'application/json' })
        .end('{"message":"No se pudo preguntar"}');
  });
}).listen(port);
// #endregion server
