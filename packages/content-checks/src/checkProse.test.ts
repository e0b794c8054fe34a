import path from 'node:path';
import { expect, it } from 'vitest';
import { lintBlock, rules } from './checkProse';
import { listBlocks } from './listBlocks';
import { readSourcePage } from './readPages';

const siteDir = path.resolve(__dirname, '../../..');
const lint = (text: string) =>
  listBlocks(readSourcePage('a.mdx', text, siteDir)).flatMap(lintBlock);

it.each(rules)('$rule finds "$wrong"', ({ rule, message, wrong }) => {
  const expected = expect.stringContaining(message.split('$found').at(-1) ?? '') as string;
  expect(lint(wrong)).toContainEqual(expect.objectContaining({ rule, message: expected }));
});

it.each([
  ...rules.flatMap(({ right }) => right ?? []),
  'El trigger abre el widget de AI Findr.',
  'Escribe a producteam@aifindr.ai o ve a https://docs.aifindr.com.',
  'El campo `context` y la cabecera `X-API-KEY`.',
  'Un clic en un enlace.',
  '| A |\n| --- |\n| ¿Por qué? |',
])('no rule finds anything in "%s"', (text) => {
  expect(lint(text)).toEqual([]);
});

it('reports the line within a paragraph', () => {
  expect(lint('Uno\ndos\nPor qué?')).toMatchObject([{ line: 3, rule: 'opening-marks' }]);
});

it('reports every mark that has no partner', () => {
  expect(lint('¿Qué ¿es? ¿Y? Ya? ¿No')).toHaveLength(3);
});
