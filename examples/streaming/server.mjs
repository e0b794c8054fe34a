import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const api = process.env.AIFINDR_API_URL ?? 'https://api.saas.aifindr.ai';
const { AIFINDR_API_KEY: apiKey, AIFINDR_PROJECT_ID: projectId } = process.env;
const port = Number(process.env.PORT ?? 3000);
// El origen de tu sitio: las peticiones de otros se rechazan.
const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${port}`;

if (!apiKey || !projectId) throw new Error('Faltan AIFINDR_API_KEY y AIFINDR_PROJECT_ID');

class RequestError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function forwardQuestion(request, response) {
  // Un navegador envía siempre `Origin` en un POST. Añade aquí la sesión de tu aplicación y un límite
  // de peticiones: cada pregunta se hace con tu clave.
  if (request.headers.origin !== siteOrigin) throw new RequestError(403, 'Origen no permitido');

  const question = await readQuestion(request);
  const controller = new AbortController();
  // Si el navegador se va, deja de pedir la respuesta.
  response.on('close', () => controller.abort());

  const answer = await fetch(`${api}/api/widget/projects/${encodeURIComponent(projectId)}/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-KEY': apiKey },
    body: JSON.stringify({ ...question, stream: true }),
    signal: controller.signal,
  });
  response.writeHead(answer.status, {
    'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
  });
  await pipeline(Readable.fromWeb(answer.body), response);
}

async function readQuestion(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > 10_000) throw new RequestError(413, 'El cuerpo es demasiado grande');
    chunks.push(chunk);
  }

  let body;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new RequestError(400, 'El cuerpo no es un JSON válido');
  }
  if (typeof body?.query !== 'string') throw new RequestError(400, 'Falta query');
  // Solo se reenvían los campos previstos; `filters`, por ejemplo, no lo decide el navegador.
  const { query, conversationId, context } = body;
  return { query, conversationId, context };
}

createServer((request, response) => {
  if (request.method !== 'POST' || request.url !== '/api/preguntar') {
    response.writeHead(404).end();
    return;
  }
  forwardQuestion(request, response).catch((error) => {
    if (response.destroyed) return;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const isRequestError = error instanceof RequestError;
    if (!isRequestError) console.error(error);
    response
      .writeHead(isRequestError ? error.status : 502, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ message: isRequestError ? error.message : 'No se pudo preguntar' }));
  });
}).listen(port);
