import { loadWidget, unloadWidget } from './load-widget.js';

const storageKey = 'aifindr-consent';
const attributes = {
  clientId: 'TU_CLIENT_ID',
  metaEnvironment: location.hostname === 'localhost' ? 'development' : 'production',
};

/** @param {string} id */
function find(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Falta el elemento "${id}".`);
  return element;
}

const trigger = find('ai-findr-trigger');
const notice = find('consent');
const status = find('consent-status');
const change = find('consent-change');

/** @type {string | null} */
let current = null;

/** La decisión guardada: 'yes', 'no' o null si aún no hay ninguna. */
function readDecision() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Sin almacenamiento, la decisión vale mientras vive la página, también en la caché de Atrás.
    return current;
  }
}

/** @param {string | null} decision */
async function apply(decision) {
  current = decision;
  notice.hidden = decision !== null;
  status.textContent = '';
  if (decision !== 'yes') {
    trigger.hidden = true;
    unloadWidget();
    return;
  }

  try {
    await loadWidget(attributes);
    trigger.hidden = current !== 'yes';
  } catch (error) {
    // Si el visitante ha retirado el consentimiento mientras se cargaba, no es un error.
    if (current !== 'yes') return;
    console.warn(error);
    notice.hidden = false;
    status.textContent = 'El buscador no está disponible ahora. Puedes volver a intentarlo.';
  }
}

/** @param {string} decision */
async function decide(decision) {
  current = decision;
  try {
    localStorage.setItem(storageKey, decision);
  } catch {
    // Sin almacenamiento, la decisión solo vale para esta página.
  }
  // El botón pulsado va a desaparecer: el foco pasa a uno que sigue en la página.
  change.focus({ preventScroll: true });
  await apply(decision);
}

find('consent-accept').addEventListener('click', () => void decide('yes'));
find('consent-refuse').addEventListener('click', () => void decide('no'));
change.addEventListener('click', () => {
  notice.hidden = false;
  find('consent-accept').focus();
});

// La decisión puede haber cambiado en otra pestaña, o mientras esta página esperaba en la caché de Atrás.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) void apply(readDecision());
});
window.addEventListener('pageshow', (event) => {
  if (event.persisted) void apply(readDecision());
});

void apply(readDecision());
