import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as surface from '@aifindr-docs/widget/surface';
import { type Choice, cleanText, firstChoice, readChoice, values, writeChoice } from './choice';
import { contrast } from './color';
import { darken, writeCss, writeHtml } from './writeCode';

const texts = { button: 'Preguntar', field: '¿Qué buscas?', name: 'Pregunta' };

/** Every variant but for its colors and its text. */
const variants = Object.entries(values).reduce<Choice[]>(
  (choices, [name, options]) =>
    choices.flatMap((choice) => options.map((value) => ({ ...choice, [name]: value }))),
  [firstChoice],
);

describe('code', () => {
  it('names only what the widget documents', () => {
    const known = new Set<string>([
      ...surface.cssClasses.map((name) => `.${name}`),
      ...surface.cssIds.map((name) => `#${name}`),
      ...surface.cssVariables,
    ]);
    expect(variants.length).toBe(162);
    for (const choice of variants) {
      const css = writeCss(choice);
      const names = css.match(/[.#][a-z][\w-]{6,}|--[\w-]+/g) ?? [];
      expect(
        names.filter((name) => !known.has(name)),
        css,
      ).toEqual([]);
      expect(writeHtml(choice, texts)).toContain('id="ai-findr-trigger"');
    }
  });

  it('has every variable of the first variant, which the page has already', () => {
    const read = (choice: Choice) => writeCss(choice).match(/--[\w-]+(?=:)/g) ?? [];
    const buttons = variants.filter(({ trigger }) => trigger === 'boton');
    for (const choice of buttons) {
      expect(read(choice)).toEqual(expect.arrayContaining(read(firstChoice)));
    }
  });

  it('is that of the examples which the page shows', () => {
    const folder = path.resolve('examples/guide/personalizacion');
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    expect(`${writeCss(firstChoice)}\n`).toBe(read('brand.css'));
    const dark = writeCss({ ...firstChoice, oscuro: 'sistema' });
    expect(`${dark}\n`).toBe(`${read('brand.css')}\n${read('dark.css')}`);
  });

  it('writes text as text', () => {
    const texto = '"><script>&';
    for (const trigger of values.trigger) {
      const html = writeHtml({ ...firstChoice, trigger, texto }, texts);
      expect(html).toContain('&quot;&gt;&lt;script&gt;&amp;');
    }
  });

  it('starts with a button that is seen on a light and on a dark page', () => {
    const { color, letra } = firstChoice;
    expect(Math.min(contrast(color, '#ffffff'), contrast(color, '#0f0f1a'))).toBeGreaterThan(3);
    expect(contrast(color, letra)).toBeGreaterThan(4.5);
  });

  it('has colors in dark mode that can be read', () => {
    const parts = ['00', '55', 'aa', 'ff'];
    for (const red of parts) {
      for (const green of parts) {
        for (const blue of parts) {
          const { color, letra } = darken({ ...firstChoice, color: `#${red}${green}${blue}` });
          expect(contrast(color, letra), color).toBeGreaterThan(4.5);
        }
      }
    }
  });
});

describe('address', () => {
  it.each([
    ...variants.slice(-4),
    { ...firstChoice, texto: '#1: ¿Dudas? 100 % & más', color: '#0a0b0c' } as const,
  ])('has a choice, and gives it back: %o', (choice: Choice) => {
    const query = writeChoice(choice, '?stack=vite');
    expect(query).toContain('stack=vite');
    expect(readChoice(query)).toEqual(choice);
  });

  it('has nothing of the first variant', () => {
    expect(writeChoice(firstChoice, '?color=123456&x=1')).toBe('x=1');
  });

  it.each([
    'color=red',
    'color=%23ffffff;}',
    'estilo=__proto__&trigger=constructor',
    'letra=%00&posicion=',
    'oscuro=%',
  ])('ignores what is not of ours: %s', (query) => {
    expect(readChoice(query)).toEqual(firstChoice);
  });

  it('reads colors of three digits', () => {
    expect(readChoice('color=0F0').color).toBe('#00ff00');
  });

  it('keeps texts short, on one line and whole', () => {
    expect(readChoice(`texto=${encodeURIComponent(' a\n\u202Eb\0')}`).texto).toBe('a b');
    expect(cleanText('😀'.repeat(60))).toBe('😀'.repeat(40));
  });
});
