import { expect, it } from 'vitest';
import { readTestApi } from './testing';

it.each<[string, string, string[]]>([
  ['the operationId in words', 'get: { operationId: findPets }', ['find-pets']],
  ['method and path', 'get: {}', ['get-x']],
  ['digits first', 'post: { operationId: 2faVerify, tags: [2FA] }', ['2-fa', '2fa-verify']],
  ['versions', 'get: { operationId: getUsersV1 }', ['get-users-v1']],
  ['other scripts', 'get: { operationId: 日本語, tags: [العربية] }', ['العربية', '日本語']],
  ['only an emoji', 'get: { operationId: "🚀", tags: ["🎉"] }', ['tag', 'get-x']],
  ['an id twice', 'get: { operationId: chat, tags: [chat] }', ['chat', 'chat-2']],
  ['a reference', "$ref: '#/components/pathItems/c'", ['c']],
  ['a method of 3.2', 'query: { operationId: q }', ['q']],
  ['its own method', 'additionalOperations: { LINK: { operationId: l } }', ['l']],
  ['an operation that is a reference', "get: { $ref: '#/components/x-a' }", ['a']],
  ['extensions', 'x-b: { b: 1 }\n    get: { operationId: d }', ['d']],
])('pages have ids of %s', async (_name, item, ids) => {
  const components =
    'components: { x-a: { operationId: a }, pathItems: { c: { get: { operationId: c } } } }';
  const { tags, operations } = await readTestApi(
    `paths:\n  /x:\n    ${item}\n${components}`,
    '3.2.0',
  );
  expect([...tags, ...operations].map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

it('there is a page for a tag that no one declares, and for the rest', async () => {
  const { infoId, tags, operations } = await readTestApi(
    'paths: { /a: { get: { tags: [b], responses: {} }, put: { responses: {} } } }',
  );
  expect(infoId).toBe('t');
  expect(tags.map(({ id }) => id)).toEqual(['b', 'other-operations']);
  expect(operations.map(({ id }) => id)).toEqual(['get-a', 'put-a']);
});
