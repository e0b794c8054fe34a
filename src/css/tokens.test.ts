import { expect, test } from 'vitest';
import { readTokens } from '../../config/readTokens';

const modes = readTokens();

const pages = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover'];
const codes = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'tag'];
const kinds = ['tip', 'info', 'warning', 'danger'];
const softs = ['brand-soft', ...kinds.map((kind) => `${kind}-soft`)];
const statuses = ['status-success', 'status-client', 'status-server'];

/** Text colors, their backgrounds, and the minimum contrast of each pair (WCAG 2.2, 1.4.3, 1.4.6; 3 for marks and edges, 1.4.11). */
const requirements: [least: number, texts: string[], grounds: string[]][] = [
  [7, ['text', 'text-strong'], [...pages, ...softs]],
  [7, ['text-strong'], ['mark', 'code-bar']],
  [7, ['code-text'], ['code-inline', 'code-surface']],
  [4.5, ['text-muted', 'brand', 'brand-strong'], pages],
  [4.5, ['brand'], softs],
  [4.5, ['brand-strong'], ['brand-soft']],
  [4.5, ['on-brand'], ['brand-solid', 'brand-solid-hover']],
  [4.5, ['text-muted'], ['code-bar']],
  [4.5, codes.map((text) => `code-${text}`), ['code-surface', 'code-stress']],
  ...kinds.map((kind): [number, string[], string[]] => [4.5, [kind], [`${kind}-soft`, 'surface']]),
  [3, statuses, ['surface', 'code-surface', 'code-bar']],
  [3, ['brand-hue'], ['surface', 'brand-soft']],
  [3, ['line-control'], ['surface']],
  [3, ['on-brand'], ['brand-hue']],
];

test.each(['light', 'dark'] as const)('every text can be read in %s mode', (mode) => {
  const failures = requirements.flatMap(([least, texts, grounds]) =>
    texts.flatMap((text) =>
      grounds
        .map((ground) => ({ ground, ratio: contrast(modes[mode](text), modes[mode](ground)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)} of ${least}`),
    ),
  );
  expect(failures).toEqual([]);
});

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
