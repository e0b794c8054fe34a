import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';

/** Returns the color of a token by its name without `--site-`. */
export type GetColor = (token: string) => string;

const file = 'src/css/tokens.css';

/**
 * Reads the color tokens of both modes from the stylesheet, for images that are drawn outside of pages. A token is `light-dark(#…, #…)`, or
 * one color for both modes. The returned functions throw an Error for a token that the stylesheet does not have.
 */
export function readTokens(): Record<'light' | 'dark', GetColor> {
  const root = parse(readFileSync(path.resolve(__dirname, '..', file), 'utf8'));
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  root.walkDecls(/^--site-/, ({ prop, value }) => {
    const [lightColor, darkColor = lightColor] = value.match(/#[\da-f]{3,6}\b/g) ?? [];
    if (lightColor === undefined || darkColor === undefined) return;
    light.set(prop.replace('--site-', ''), lightColor);
    dark.set(prop.replace('--site-', ''), darkColor);
  });
  return { light: createLookup(light), dark: createLookup(dark) };
}

function createLookup(colors: ReadonlyMap<string, string>): GetColor {
  return (token) => {
    const color = colors.get(token);
    if (color === undefined) throw new Error(`${file} has no color --site-${token}`);
    return color;
  };
}
