import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const api = process.env.AIFINDR_API_URL ?? 'https://api.saas.aifindr.ai';
const { AIFINDR_API_KEY: apiKey, AIFINDR_PROJECT_ID: projectId } = process.env;
const port = Number(process.env.PORT ?? 3000);
// El origen de tu sitio: las peticiones de otros se rechazan.
const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${port}`;

if (!apiKey || !projectId) throw new Error('Faltan AIFINDR_API_KEY y AIFINDR_PROJECT_ID');

/** Pregunta y espera la respuesta entera. Sin `conversationId` se crea una conversación. */
async function ask(query, conversationId) {
  const response = await fetch(`${api}/api/widget/projects/${encodeURIComponent(projectId)}/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-KEY': apiKey },
    body: JSON.stringify({ query, conversationId, stream: false }),
    signal: AbortSignal.timeout(60_000),
  });
  // `ok` incluye el 202. Un error trae `id`, `message` y `code`, pero su cuerpo puede no ser JSON.
  if (!response.ok) throw new Error(`Error HTTP ${response.status}: ${await response.text()}`);
  return response.json();
}

async function answer(request) {
  if (request.headers.origin !== siteOrigin) return [403, { message: 'Origen no permitido' }];
  let question;
  try {
    question = JSON.parse(await text(request));
  } catch {
    return [400, { message: 'El cuerpo no es un JSON válido' }];
  }
  if (typeof question?.query !== 'string') return [400, { message: 'Falta query' }];

  try {
    const { content, conversationId } = await ask(question.query, question.conversationId);
    return [200, { content, conversationId }];
  } catch (error) {
    // El detalle, con el `id` del error, queda en el servidor.
    console.error(error);
    return [502, { message: 'No se ha podido responder. Inténtalo más tarde.' }];
  }
}

createServer(async (request, response) => {
  const isQuestion = request.method === 'POST' && request.url === '/api/preguntar';
  const [status, body] = isQuestion ? await answer(request) : [404, { message: 'No existe' }];
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(port);
