import { expect, test } from 'vitest';
import { contrastRatio, parseColor } from '@aifindr-docs/configurator/color';
import { readColorTokens } from '../../config/readColorTokens';

const colorsByMode = readColorTokens();

const pageBackgrounds = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover'];
const codeColors = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'tag'];
const noticeKinds = ['success', 'post', 'warning', 'danger'];
const softBackgrounds = ['brand-soft', ...noticeKinds.map((kind) => `${kind}-soft`)];
const statusColors = ['status-success', 'status-client', 'status-server'];

/** The minimum contrast of each text color on each of its backgrounds (WCAG 2.2, 1.4.3 and 1.4.6; 3 for icons and edges, 1.4.11). */
const requirements: [minimum: number, texts: string[], backgrounds: string[]][] = [
  [7, ['text', 'text-strong'], [...pageBackgrounds, ...softBackgrounds]],
  [7, ['text-strong'], ['mark', 'code-bar']],
  [7, ['code-text'], ['code-inline', 'code-surface']],
  [4.5, ['text-muted', 'brand', 'brand-strong'], pageBackgrounds],
  [4.5, ['brand'], softBackgrounds],
  [4.5, ['brand-strong'], ['brand-soft']],
  [4.5, ['on-brand'], ['brand-solid', 'brand-solid-hover']],
  [4.5, ['text-muted'], ['code-bar']],
  [4.5, codeColors.map((text) => `code-${text}`), ['code-surface', 'code-stress']],
  ...noticeKinds.map((kind): [number, string[], string[]] => [
    4.5,
    [kind],
    [`${kind}-soft`, 'surface'],
  ]),
  [3, statusColors, ['surface', 'code-surface', 'code-bar']],
  [3, ['brand-hue'], ['surface', 'brand-soft']],
  [3, ['line-control'], ['surface']],
  [3, ['on-brand'], ['brand-hue']],
];

const pairs = requirements.flatMap(([minimum, texts, backgrounds]) =>
  texts.flatMap((text) => backgrounds.map((background) => ({ minimum, text, background }))),
);

test.each(['light', 'dark'] as const)('every text can be read in %s mode', (mode) => {
  const getColor = (token: string) => parseColor(colorsByMode[mode](token)) ?? '#000000';
  const failures = pairs
    .map((pair) => ({
      ...pair,
      ratio: contrastRatio(getColor(pair.text), getColor(pair.background)),
    }))
    .filter(({ minimum, ratio }) => ratio < minimum);
  expect(failures).toEqual([]);
});
