import { askQuestion } from './askQuestion.mjs';

const form = document.querySelector('#pregunta');
const cancel = document.querySelector('#cancelar');
const events = document.querySelector('#eventos');

form.addEventListener('submit', async (submit) => {
  submit.preventDefault();
  const controller = new AbortController();
  const abort = () => controller.abort();
  cancel.addEventListener('click', abort);
  events.replaceChildren();

  try {
    await askQuestion(new FormData(form).get('query'), {
      signal: controller.signal,
      onEvent: (name, data) => {
        // Los campos de `data` no están publicados: aquí se muestra tal como llega.
        events.append(`${name} ${JSON.stringify(data)}\n`);
      },
    });
  } catch (error) {
    // Cancelar no es un fallo.
    if (error.name !== 'AbortError') events.append(`${error.message}\n`);
  } finally {
    cancel.removeEventListener('click', abort);
  }
});
