import { expect, it } from 'vitest';
import { listApiNames } from './listApiNames';

it('lists the names of an OpenAPI document by kind', () => {
  const document = {
    paths: {
      '/projects/{projectId}/events': {
        post: {
          parameters: [
            { name: 'projectId', in: 'path' },
            { name: 'X-Api-Key', in: 'header' },
          ],
          responses: {
            200: { content: { 'text/event-stream': { example: 'event: answer\ndata: {}\n' } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Action: { anyOf: [{ enum: ['query:initial'] }, { pattern: '^click:cta:.+$' }] },
        Event: { properties: { action: {}, slug: { pattern: '^[a-z]+$' } } },
      },
    },
  };
  expect(listApiNames(document)).toEqual({
    fields: ['projects', 'events', 'projectId', 'Action', 'Event', 'action', 'slug'],
    headers: ['X-Api-Key'],
    endpoints: ['/projects/{projectId}/events'],
    values: ['query:initial'],
    actions: ['click:cta:*', 'query:initial'],
    streamEvents: ['answer'],
  });
});
