import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';

const file = 'src/css/tokens.css';

/**
 * Reads the color tokens of both modes from the stylesheet, for tests and for images outside of pages. A token is `light-dark(#…, #…)`, or
 * one color for both modes. The functions take a token's name without `--site-`, and throw an Error if the stylesheet has no such color.
 */
export function readColorTokens(): Record<'light' | 'dark', (tokenName: string) => string> {
  const tokens = new Map<string, string[]>();
  parse(readFileSync(path.resolve(__dirname, '..', file), 'utf8')).walkDecls(({ prop, value }) => {
    tokens.set(prop, value.match(/#[\da-f]{3,6}\b/g) ?? []);
  });
  const createColorLookup = (modeIndex: number) => (tokenName: string) => {
    const colors = tokens.get(`--site-${tokenName}`) ?? [];
    const color = colors[modeIndex] ?? colors[0];
    if (color === undefined) throw new Error(`${file} has no color --site-${tokenName}`);
    return color;
  };
  return { light: createColorLookup(0), dark: createColorLookup(1) };
}
