import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage } from '../readPages';
import { lintBlock } from './checkProse';
import { listBlocks } from './listBlocks';
import { houseTerms } from './rules/houseTerms';

const siteDir = path.resolve(__dirname, '../../..');
const lint = (text: string) => listBlocks(readPage('a.mdx', text, siteDir)).flatMap(lintBlock);
const rulesBrokenBy = (text: string) => [...new Set(lint(text).map(({ rule }) => rule))];

describe('house terms', () => {
  it.each(houseTerms.map(({ example, instead }) => ({ example, instead })))(
    '"$example" is reported with $instead',
    ({ example, instead }) => {
      expect(lint(example).some(({ message }) => message.includes(instead))).toBe(true);
    },
  );

  it.each([
    'El trigger abre el widget de AI Findr.',
    'Escribe a producteam@aifindr.ai o ve a https://docs.aifindr.com.',
    'El campo `context` y la cabecera `X-API-KEY`.',
    'Un clic en un enlace.',
  ])('"%s" is left alone', (text) => {
    expect(rulesBrokenBy(text)).toEqual([]);
  });
});

describe.each([
  ['opening-marks', 'Qué es el widget?', '¿Qué es el widget? `a?.b()` y [otra](/a?b=c).'],
  ['opening-marks', 'Ya está!', '¡Ya está!'],
  ['opening-marks', '| A |\n| --- |\n| Por qué? |', '| A |\n| --- |\n| ¿Por qué? |'],
  ['informal-address', 'Haga la prueba.', 'Haz la prueba.'],
  ['informal-address', 'Cópialo. Pegue el texto.', 'Cuando el visitante pulse el botón.'],
  ['informal-address', 'Si usted quiere.', 'Si quieres.'],
  ['link-text', 'Mira [aquí](/a).', 'Mira [la instalación](/a).'],
  ['link-text', 'Mira [este enlace](/a).', 'Mira [los triggers](/a).'],
  ['plain-tone', 'Un widget potente.', 'Un widget.'],
  ['plain-tone', 'Listo 🎉', 'Listo.'],
  ['spanish-only', 'The widget is open.', 'El widget está abierto con `the()`.'],
  ['spanish-quotes', 'El modo "fijo".', 'El modo «fijo» y el código `"fijo"`.'],
  ['spanish-quotes', 'El modo “fijo”.', 'El modo «fijo».'],
  [
    'unpublished-link',
    'No está publicado [qué responde](/docs/api/chat).',
    '[No está publicado](/markdown-page#np-clave) qué responde.',
  ],
  [
    'unpublished-link',
    'Su forma\ntampoco se ha publicado.',
    'Tampoco [está publicado](/markdown-page#np-sse) el `data`. Los nombres están publicados.',
  ],
  [
    'sentence-length',
    `${'palabra '.repeat(36)}.`,
    `${'palabra '.repeat(20)}. ${'palabra '.repeat(20)}.`,
  ],
])('%s', (rule, wrong, right) => {
  it(`finds it in "${wrong.slice(0, 40)}"`, () => {
    expect(rulesBrokenBy(wrong)).toEqual([rule]);
  });

  it(`finds nothing in "${right.slice(0, 40)}"`, () => {
    expect(rulesBrokenBy(right)).toEqual([]);
  });
});

it('reports the line, and a long sentence as a warning only', () => {
  expect(lint(`Uno.\n\nDos.\n${'palabra '.repeat(40)}.`)).toMatchObject([
    { file: 'a.mdx', line: 4, isWarning: true },
  ]);
});

it('reports the line within a paragraph', () => {
  expect(lint('Uno\ndos\nPor qué?')).toMatchObject([{ line: 3, rule: 'opening-marks' }]);
});
