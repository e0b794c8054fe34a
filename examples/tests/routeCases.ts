import assert from 'node:assert/strict';
import { Agent, request as openRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { readEvents } from '../streaming/readEvents.mjs';
import { expectedEvents, failures, type NastyServer, type Scenario } from './nastyServer';

/** The route of a site that asks the API, whatever runs it. */
export interface Route {
  url: string;
  api: NastyServer;
}

/** Origin of the site to which the route belongs. */
export const siteOrigin = 'https://www.example.com';

const ask = (route: Route, body: string, origin = siteOrigin, signal?: AbortSignal) =>
  fetch(route.url, { method: 'POST', headers: { origin }, body, ...(signal && { signal }) });

const askJson = (route: Route, question: Record<string, unknown>) =>
  ask(route, JSON.stringify(question));

const streams: readonly Scenario[] = ['whole', 'byte by byte', 'split characters', 'CRLF'];
const refused: readonly [what: string, status: number, body: string, origin?: string][] = [
  ['another site', 403, '{"query":"whole"}', 'https://other.example.com'],
  ['a body that is not JSON', 400, '{'],
  ['a body without a question', 400, 'null'],
  ['an empty question', 400, '{"query":" "}'],
  ['a conversation that is a number', 400, '{"query":"whole","conversationId":7}'],
  ['a context that is a list', 400, '{"query":"whole","context":[]}'],
  ['a context that is null', 400, '{"query":"whole","context":null}'],
  ['a stream that is a word', 400, '{"query":"whole","stream":"no"}'],
  ['a question that is too long', 413, JSON.stringify({ query: 'a'.repeat(10_001) })],
];

/** What holds for every program that stands between a page and the API. */
export const routeCases: readonly { name: string; check: (route: Route) => Promise<void> }[] = [
  {
    name: 'asks for the complete answer with the key, and passes on no other field',
    async check(route) {
      const response = await askJson(route, {
        ...{ query: '¿Qué becas hay?', conversationId: 'conv_ejemplo_07', context: { steps: {} } },
        filters: '{}',
      });
      assert.deepEqual(await response.json(), {
        content: 'Sobre ¿Qué becas hay?',
        conversationId: 'conv_ejemplo_07',
      });
      assert.deepEqual(
        route.api.seen.map(({ path, key, body }) => ({ path, key, body })),
        [
          {
            path: '/api/widget/projects/proyecto/ask',
            key: 'TU_CLAVE_API',
            body: {
              query: '¿Qué becas hay?',
              conversationId: 'conv_ejemplo_07',
              context: { steps: {} },
              stream: false,
            },
          },
        ],
      );
    },
  },
  ...streams.map((query) => ({
    name: `passes a stream on: ${query}`,
    async check(route: Route) {
      const { body, headers } = await askJson(route, { query, stream: true });
      assert.match(headers.get('content-type') ?? '', /^text\/event-stream/);
      assert.equal(headers.get('cache-control'), 'no-store, no-transform');
      assert.equal(headers.get('x-accel-buffering'), 'no');
      const events: [string, unknown][] = [];
      for await (const { name, data } of readEvents(body)) events.push([name, data]);
      assert.deepEqual(events, expectedEvents);
    },
  })),
  {
    name: 'passes an event on before the stream ends, and stops asking when the visitor leaves',
    async check(route) {
      const controller = new AbortController();
      const question = JSON.stringify({ query: 'endless', stream: true });
      const { body } = await ask(route, question, siteOrigin, controller.signal);
      for await (const { name } of readEvents(body)) {
        assert.equal(name, 'answer-delta');
        break;
      }
      controller.abort();
      await route.api.seen[0]?.left;
    },
  },
  ...refused.map(([what, status, body, origin]) => ({
    name: `answers ${status} to ${what}, without asking the API`,
    async check(route: Route) {
      const response = await ask(route, body, origin);
      assert.equal(response.status, status);
      assert.deepEqual(Object.keys((await response.json()) as object), ['message']);
      assert.deepEqual(route.api.seen, []);
    },
  })),
  ...Object.keys(failures).flatMap((query) =>
    [true, false].map((stream) => ({
      name: `keeps the details of an error from the visitor: ${query}, stream: ${stream}`,
      async check(route: Route) {
        const response = await askJson(route, { query, stream });
        assert.equal(response.status, 502);
        assert.deepEqual(await response.json(), {
          message: 'No se ha podido responder. Inténtalo más tarde.',
        });
      },
    })),
  ),
  {
    name: 'answers each request of a connection that is kept alive, after bodies that are too long',
    async check(route) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      try {
        for (let round = 0; round < 10; round += 1) {
          const size = round % 2 === 0 ? 300_000 : 1_000_000;
          assert.equal((await post(route, agent, `"${'a'.repeat(size)}"`)).status, 413);
          const { status, body } = await post(route, agent, '{"query":"la matrícula"}');
          assert.deepEqual([status, JSON.parse(body)], [200, sampleAnswer]);
        }
      } finally {
        agent.destroy();
      }
    },
  },
];

const sampleAnswer = { content: 'Sobre la matrícula', conversationId: 'conv_ejemplo_01' };

/** Posts on a connection of an agent, which `fetch` does not let choose. */
function post({ url }: Route, agent: Agent, body: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = openRequest(url, { method: 'POST', agent, headers: { origin: siteOrigin } });
    sent.on('response', (response) => {
      const { statusCode: status } = response;
      text(response).then((answer) => resolve({ status, body: answer }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
