import { describe, expect, it } from 'vitest';
import { lintProse } from './lintProse';
import { houseTerms } from './rules/houseTerms';

async function rulesBrokenBy(text: string): Promise<string[]> {
  const findings = await lintProse({ file: 'page.mdx', text });
  return [...new Set(findings.map(({ rule }) => rule))];
}

describe('house terms', () => {
  it.each(houseTerms.map(({ example, instead }) => ({ example, instead })))(
    '"$example" is told to say $instead',
    async ({ example, instead }) => {
      const findings = await lintProse({ file: 'page.mdx', text: example });
      expect(findings.some(({ message }) => message.includes(instead))).toBe(true);
    },
  );

  it.each([
    'El trigger abre el widget de AI Findr.',
    'Escribe a producteam@aifindr.ai o ve a https://docs.aifindr.com.',
    'El campo `context` y la cabecera `X-API-KEY`.',
    'Un clic en un enlace.',
  ])('"%s" is left alone', async (text) => {
    expect(await rulesBrokenBy(text)).toEqual([]);
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
    'sentence-length',
    `${'palabra '.repeat(36)}.`,
    `${'palabra '.repeat(20)}. ${'palabra '.repeat(20)}.`,
  ],
])('%s', (rule, wrong, right) => {
  it(`finds it in "${wrong.slice(0, 40)}"`, async () => {
    expect(await rulesBrokenBy(wrong)).toEqual([rule]);
  });

  it(`finds nothing in "${right.slice(0, 40)}"`, async () => {
    expect(await rulesBrokenBy(right)).toEqual([]);
  });
});

it('names the line, and takes a long sentence for a warning only', async () => {
  const [finding] = await lintProse({ file: 'a.mdx', text: `\n\n${'palabra '.repeat(40)}.` });
  expect(finding).toMatchObject({ file: 'a.mdx', line: 3, isWarning: true });
});
