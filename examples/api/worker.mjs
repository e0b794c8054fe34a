import { handleQuestion } from './handleQuestion.mjs';

export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === '/api/preguntar') return handleQuestion(request);
    return new Response(null, { status: 404 });
  },
};
