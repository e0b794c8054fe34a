import { expect, it } from 'vitest';
import { type Choice, firstChoice, toShortLine } from './choice';
import { formatQuery, parseQuery } from './query';

it.each<Choice>([
  {
    ...firstChoice,
    trigger: 'link',
    style: 'outlined',
    corners: 'square',
    position: 'left',
    darkMode: 'attribute',
  },
  {
    ...firstChoice,
    text: '#1: ¿Dudas? 100 % & más',
    mainColor: '#0a0b0c',
    contrastColor: '#eeeeee',
  },
])('a query keeps a choice, and other parameters: %o', (choice) => {
  const query = formatQuery(choice, '?stack=vite');
  expect(query).toContain('stack=vite');
  expect(parseQuery(query)).toEqual(choice);
});

it('URLs that were shared keep their meaning, and a color may have three digits', () => {
  const query = 'trigger=campo&texto=Hola&color=c2410c&letra=000&esquinas=pildora&oscuro=sistema';
  expect(parseQuery(query)).toEqual({
    ...firstChoice,
    trigger: 'field',
    text: 'Hola',
    mainColor: '#c2410c',
    contrastColor: '#000000',
    corners: 'pill',
    darkMode: 'system',
  });
});

it('a query has nothing of the first variant', () => {
  expect(formatQuery(firstChoice, '?color=123456&x=1')).toBe('x=1');
});

it.each([
  'color=red',
  'color=%23ffffff;}',
  'estilo=__proto__&trigger=constructor',
  'letra=%00&posicion=',
  'oscuro=%',
])('values that a setting does not have are ignored: %s', (query) => {
  expect(parseQuery(query)).toEqual(firstChoice);
});

it('texts are short and on one line, and no character is cut', () => {
  expect(parseQuery(`texto=${encodeURIComponent(' a\n\u202Eb\0')}`).text).toBe('a b');
  expect(toShortLine('😀'.repeat(60))).toBe('😀'.repeat(40));
});
