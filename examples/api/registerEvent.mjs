const { AIFINDR_API_KEY: apiKey, AIFINDR_PROJECT_ID: projectId } = process.env;
const url = `https://api.saas.aifindr.ai/api/widget/projects/${encodeURIComponent(projectId)}/analytics`;

async function registerEvent(action, conversationId, payload) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-KEY': apiKey },
    body: JSON.stringify({ action, conversationId, datetime: new Date().toISOString(), payload }),
    signal: AbortSignal.timeout(10_000),
  });
  // Si se ha registrado, basta con el código de estado: el cuerpo es un texto.
  if (!response.ok) throw new Error(`Error HTTP ${response.status}: ${await response.text()}`);
}

const [action, conversationId] = process.argv.slice(2);
try {
  if (!apiKey || !projectId) throw new Error('Faltan AIFINDR_API_KEY y AIFINDR_PROJECT_ID');
  await registerEvent(action, conversationId);
  console.log(`Registrado: ${action}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
