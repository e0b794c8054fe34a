const api = 'https://api.saas.aifindr.ai';
const maxBytes = 10_000;

/**
 * Pregunta a AI Findr con tu clave y devuelve su respuesta, completa o en streaming.
 * Funciona donde existen `Request` y `Response`: Node.js, Next.js, Cloudflare Workers o Deno.
 */
export async function handleQuestion(request) {
  const { AIFINDR_API_KEY: apiKey, AIFINDR_PROJECT_ID: projectId, SITE_ORIGIN } = process.env;
  const text = await readText(request);
  // Un navegador envía siempre `Origin` en un POST. Comprueba aquí la sesión del visitante y limita sus peticiones.
  if (request.headers.get('Origin') !== SITE_ORIGIN) return refuse(403, 'Origen no permitido');
  if (text === undefined) return refuse(413, 'La pregunta es demasiado larga');
  const question = parseQuestion(text);
  if (question === undefined) return refuse(400, 'Falta la pregunta');

  try {
    if (!apiKey || !projectId) throw new Error('Faltan AIFINDR_API_KEY y AIFINDR_PROJECT_ID');
    const answer = await fetch(`${api}/api/widget/projects/${encodeURIComponent(projectId)}/ask`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-KEY': apiKey },
      body: JSON.stringify(question),
      // Se cancela si el visitante se va o si la respuesta tarda demasiado.
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(60_000)]),
    });
    // `ok` incluye el 202.
    if (!answer.ok) throw new Error(`Error HTTP ${answer.status}: ${await answer.text()}`);
    return new Response(answer.body, {
      headers: {
        'Content-Type': answer.headers.get('Content-Type') ?? 'application/json',
        // Un proxy que guarda o comprime la respuesta la entrega toda al final.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      },
    });
  } catch (error) {
    // El detalle, con el `id` del error, queda en el servidor.
    if (!request.signal.aborted) console.error(error);
    return refuse(502, 'No se ha podido responder. Inténtalo más tarde.');
  }
}

/** El texto del cuerpo, o nada si es demasiado largo. */
async function readText(request) {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    // Lo que sobra se lee sin guardarlo: así la conexión sirve para la petición siguiente.
    if (bytes <= maxBytes) text += decoder.decode(chunk, { stream: true });
  }
  return bytes > maxBytes ? undefined : text + decoder.decode();
}

/** Solo se reenvían los campos previstos; `filters`, por ejemplo, no lo decide el navegador. */
function parseQuestion(text) {
  try {
    const { query, conversationId, context, stream = false } = JSON.parse(text);
    if (typeof query !== 'string' || query.trim() === '') return undefined;
    return { query, conversationId, context, stream };
  } catch {
    return undefined;
  }
}

function refuse(status, message) {
  return Response.json({ message }, { status });
}
