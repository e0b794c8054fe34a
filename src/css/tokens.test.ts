import { expect, test } from 'vitest';
import { readTokens } from '../../config/readTokens';

const modes = readTokens();

const pageGrounds = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover'];
const codeGrounds = ['code-surface', 'code-stress'];
const codeTexts = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'tag'];
const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

/** Every text color, its backgrounds, and the minimum contrast (WCAG 2.2, 1.4.3 and 1.4.6). */
const pairs: [text: string, ground: string, least: number][] = [
  ...pageGrounds.flatMap((ground): [string, string, number][] => [
    ['text-strong', ground, 7],
    ['text', ground, 7],
    ['text-muted', ground, 4.5],
    ['brand', ground, 4.5],
    ['brand-strong', ground, 4.5],
  ]),
  ['brand', 'brand-soft', 4.5],
  ['brand-strong', 'brand-soft', 4.5],
  ['text-strong', 'brand-soft', 7],
  ['text-strong', 'mark', 7],
  ['on-brand', 'brand-solid', 4.5],
  ['on-brand', 'brand-solid-hover', 4.5],
  ...kinds.flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-soft`, 4.5],
    [kind, 'surface', 4.5],
    ['text', `${kind}-soft`, 7],
    ['text-strong', `${kind}-soft`, 7],
    ['brand', `${kind}-soft`, 4.5],
  ]),
  ...codeGrounds.flatMap((ground) =>
    codeTexts.map((text): [string, string, number] => [`code-${text}`, ground, 4.5]),
  ),
  ['code-text', 'code-inline', 7],
  ['code-text', 'code-surface', 7],
  ['text-muted', 'code-bar', 4.5],
  ['text-strong', 'code-bar', 7],
  // Marks and the edges of controls, 1.4.11.
  ['brand-hue', 'surface', 3],
  ['brand-hue', 'brand-soft', 3],
  ['line-control', 'surface', 3],
  ['on-brand', 'brand-hue', 3],
  ...['success', 'client', 'server'].flatMap((code): [string, string, number][] => [
    [`status-${code}`, 'surface', 3],
    [`status-${code}`, 'code-surface', 3],
    [`status-${code}`, 'code-bar', 3],
  ]),
];

test.each(['light', 'dark'] as const)(
  'every text can be read on its grounds in %s mode',
  (mode) => {
    const failures = pairs
      .map(([text, ground, least]) => ({
        pair: `${text} on ${ground}`,
        least,
        ratio: contrast(modes[mode](text), modes[mode](ground)),
      }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ pair, ratio, least }) => `${pair}: ${ratio.toFixed(2)} of ${least}`);
    expect(failures).toEqual([]);
  },
);

test('the contrast of black on white is 21, and a known pair has its known value', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

/** WCAG 2.2, "contrast ratio". */
function contrast(a: string, b: string): number {
  const [light = 0, shade = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (shade + 0.05);
}

function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
