const api = 'https://api.saas.aifindr.ai';
const maxBytes = 10_000;

/**
 * Pregunta a AI Findr con tu clave y devuelve su respuesta, completa o en streaming.
 * Funciona donde existen `Request` y `Response`: Node.js, Next.js, Cloudflare Workers o Deno.
 */
export function handleQuestion(request) {
  return forward(request, (project) => `/api/widget/projects/${project}/ask`, parseQuestion);
}

/** Crea una conversación y devuelve su `conversationId`. */
export function createConversation(request) {
  const path = (project) => `/api/widget/projects/${project}/conversation`;
  // Los metadatos sirven para filtrar las conversaciones en AI Findr Hub.
  return forward(request, path, () => ({ metadata: { source: 'web' } }));
}

/** Reenvía a una operación de la API lo que `parse` acepta del cuerpo de la petición. */
async function forward(request, path, parse) {
  const { AIFINDR_API_KEY: apiKey, AIFINDR_PROJECT_ID: projectId, SITE_ORIGIN } = process.env;
  const text = await readText(request);
  if (!apiKey || !projectId || !SITE_ORIGIN) {
    console.error('Faltan AIFINDR_API_KEY, AIFINDR_PROJECT_ID o SITE_ORIGIN');
    return refuse(502, 'No se ha podido responder. Inténtalo más tarde.');
  }
  // Un navegador envía siempre `Origin` en un POST. Comprueba aquí la sesión del visitante y limita sus peticiones.
  if (request.headers.get('Origin') !== SITE_ORIGIN) return refuse(403, 'Origen no permitido.');
  if (text === undefined) return refuse(413, 'La pregunta es demasiado larga.');
  const body = parse(text);
  if (body === undefined) return refuse(400, 'La pregunta no es válida.');

  try {
    const answer = await fetch(`${api}${path(encodeURIComponent(projectId))}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-KEY': apiKey },
      body: JSON.stringify(body),
      // Se cancela si el visitante se va o si la respuesta tarda demasiado.
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(60_000)]),
    });
    const type = answer.headers.get('Content-Type') ?? '';
    const isExpected = type.startsWith(body.stream ? 'text/event-stream' : 'application/json');
    // `ok` incluye el 202.
    if (!answer.ok || !isExpected) {
      throw new Error(`Error HTTP ${answer.status}, ${type}: ${await answer.text()}`);
    }
    return new Response(answer.body, {
      headers: {
        'Content-Type': type,
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
    const { query, conversationId = '', context = {}, stream = false } = JSON.parse(text);
    if (typeof query !== 'string' || query.trim() === '') return undefined;
    if (typeof conversationId !== 'string' || typeof stream !== 'boolean') return undefined;
    if (typeof context !== 'object' || context === null || Array.isArray(context)) return undefined;
    // Sin `conversationId`, la pregunta empieza una conversación.
    return { query, ...(conversationId && { conversationId }), context, stream };
  } catch {
    return undefined;
  }
}

function refuse(status, message) {
  return Response.json({ message }, { status });
}
