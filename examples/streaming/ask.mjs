import { readEvents } from './readEvents.mjs';

const { AIFINDR_API_KEY: apiKey, AIFINDR_PROJECT_ID: projectId } = process.env;
const url = `https://api.saas.aifindr.ai/api/widget/projects/${encodeURIComponent(projectId)}/ask`;

async function ask(query, signal) {
  if (!apiKey || !projectId) throw new Error('Faltan AIFINDR_API_KEY y AIFINDR_PROJECT_ID');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-KEY': apiKey },
    body: JSON.stringify({ query, stream: true }),
    signal,
  });
  if (!response.ok) {
    // El cuerpo de un error trae `id`, `message` y `code`.
    throw new Error(`Error HTTP ${response.status}: ${await response.text()}`);
  }

  for await (const { name, data } of readEvents(response.body)) {
    if (name === 'error')
      throw new Error(`La respuesta se ha interrumpido: ${JSON.stringify(data)}`);
    // Pídenos los campos de `data`: aquí se muestra tal como llega.
    console.log(name, JSON.stringify(data));
    if (name === 'answer-full') return;
  }
  throw new Error('La conexión se ha cerrado antes de la respuesta completa');
}

// Ctrl+C cancela la petición.
const controller = new AbortController();
process.once('SIGINT', () => controller.abort());

try {
  await ask(process.argv[2] ?? '¿Cuándo se abre la matrícula?', controller.signal);
} catch (error) {
  // Si falla la conexión, el motivo está en `cause`.
  const reason = error.cause?.message ?? error.message;
  console.error(controller.signal.aborted ? 'Cancelado' : reason);
  process.exitCode = controller.signal.aborted ? 130 : 1;
}
