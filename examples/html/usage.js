/** @type {{ name: string, at: string }[]} */
const usage = [];

/** @param {string} name */
function record(name) {
  usage.push({ name, at: new Date().toISOString() });
}

window.AIFindrWidget?.on('widget.opened', () => record('widget.opened'));
window.AIFindrWidget?.on('conversation.started', () => record('conversation.started'));

// La página puede no volver: se envía al ocultarse, y cada dato una sola vez.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || usage.length === 0) return;
  const body = new Blob([JSON.stringify(usage.splice(0))], { type: 'application/json' });
  navigator.sendBeacon('/uso', body);
});
