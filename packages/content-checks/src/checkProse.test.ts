import path from 'node:path';
import { expect, it } from 'vitest';
import { checkProseBlock, proseRules } from './checkProse';
import { listProseBlocks } from './listProseBlocks';
import { parseSourcePage } from './parseSourcePage';

const siteDir = path.resolve(__dirname, '../../..');
const check = (text: string) =>
  listProseBlocks(parseSourcePage('a.mdx', text, siteDir)).flatMap(checkProseBlock);

it.each(proseRules)('$rule finds "$wrong"', ({ rule, message, wrong }) => {
  const expected = expect.stringContaining(message.split('$found').at(-1) ?? '') as string;
  expect(check(wrong)).toContainEqual(expect.objectContaining({ rule, message: expected }));
});

it.each([
  ...proseRules.flatMap(({ right }) => right ?? []),
  'El trigger abre el widget de AI Findr.',
  'Escribe a producteam@aifindr.ai o ve a https://docs.aifindr.com.',
  'El campo `context` y la cabecera `X-API-KEY`.',
  'Un clic en un enlace.',
  '| A |\n| --- |\n| ¿Por qué? |',
])('no rule finds anything in "%s"', (text) => {
  expect(check(text)).toEqual([]);
});

it('reports the line within a paragraph', () => {
  expect(check('Uno\ndos\nPor qué?')).toMatchObject([{ line: 3, rule: 'opening-marks' }]);
});

it('reports every mark that has no partner', () => {
  expect(check('¿Qué ¿es? ¿Y? Ya? ¿No')).toHaveLength(3);
});
