import { readEvents } from './readEvents.mjs';

/**
 * Pregunta a través de tu propio servidor: la clave API no llega al navegador.
 * Con `conversationId`, la pregunta continúa esa conversación. Llama a `onEvent` con cada evento y
 * termina cuando llega la respuesta completa.
 */
export async function askQuestion(query, { conversationId, context, onEvent, signal }) {
  const response = await fetch('/api/preguntar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, conversationId, context, stream: true }),
    signal,
  });
  if (!response.ok) {
    const error = await response.json().catch(() => undefined);
    throw new Error(error?.message ?? `Error HTTP ${response.status}`);
  }

  for await (const { name, data } of readEvents(response.body)) {
    if (name === 'error') throw new Error('La respuesta se ha interrumpido', { cause: data });
    onEvent(name, data);
    if (name === 'answer-full') return;
  }
  throw new Error('La conexión se ha cerrado antes de la respuesta completa');
}
