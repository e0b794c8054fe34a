import { expect, test } from 'vitest';
import { createTestPage } from '../createTestPage';
import { createCardContent } from '.';

test('a card names each section once, outermost first, and the operation', () => {
  const operation =
    '<ol class=breadcrumbs><li><a href=/docs/chat>Chat</a></ol><p><span data-method=post>post</span><code>https://api.test/a/{id}</code>';
  expect(
    createCardContent(createTestPage(operation), '/', { '/docs/api': ['API', 'Chat'] }),
  ).toMatchObject({
    title: 'T',
    sections: ['API', 'Chat'],
    operation: { method: 'POST', path: '/a/{id}' },
  });
});

test('the card of the home page has its heading', () => {
  const main = '<h1>Preguntan. Tu contenido responde.</h1>';
  expect(createCardContent(createTestPage(main, '', '/'), '/', {}).title).toMatch(/^Preguntan\./);
  expect(createCardContent(createTestPage(main), '/', {}).title).toBe('T');
});
