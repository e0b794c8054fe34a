let conversationId;

/** Pregunta a tu servidor. Desde la segunda vez, en la misma conversación. */
export async function ask(query) {
  const response = await fetch('/api/preguntar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, conversationId }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  conversationId = answer.conversationId;
  return answer.content;
}
