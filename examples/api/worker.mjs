import { createConversation, handleQuestion } from './handleQuestion.mjs';

const routes = { '/api/preguntar': handleQuestion, '/api/conversacion': createConversation };

export default {
  fetch(request) {
    const route = routes[new URL(request.url).pathname];
    return request.method === 'POST' && route
      ? route(request)
      : new Response(null, { status: 404 });
  },
};
