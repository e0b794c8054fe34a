import { readEvents } from './readEvents.mjs';

/** Crea una conversación a través de tu servidor y devuelve su `conversationId`. */
export async function createConversation(signal) {
  const response = await post('/api/conversacion', {}, signal);
  return (await response.json()).conversationId;
}

/**
 * Pregunta a través de tu servidor: la clave API no llega al navegador.
 * Con `conversationId`, la pregunta continúa esa conversación. Llama a `onEvent` con cada evento y
 * termina cuando llega la respuesta completa.
 */
export async function askQuestion(query, { conversationId, context, onEvent, signal }) {
  const question = { query, conversationId, context, stream: true };
  const response = await post('/api/preguntar', question, signal);
  for await (const { name, data } of readAnswer(response.body, signal)) {
    if (name === 'error') throw new Error('La respuesta se ha interrumpido.', { cause: data });
    onEvent(name, data);
    if (name === 'answer-full') return;
  }
  throw new Error('La conexión se ha cerrado antes de la respuesta completa.');
}

/** Los eventos del flujo. El navegador da los errores de red en inglés: el visitante ve este. */
async function* readAnswer(stream, signal) {
  try {
    yield* readEvents(stream);
  } catch (error) {
    throw signal?.aborted ? error : new Error('La conexión se ha interrumpido.', { cause: error });
  }
}

async function post(url, body, signal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error) => {
    throw signal?.aborted ? error : new Error('No hay conexión con el servidor.', { cause: error });
  });
  if (response.ok) return response;
  const answer = await response.json().catch(() => undefined);
  throw new Error(answer?.message ?? `Error HTTP ${response.status}`);
}
