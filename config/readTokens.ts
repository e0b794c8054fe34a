import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Colors by the name of their token, without `--site-`. */
export type Colors = (token: string) => string;

/**
 * The colors of `src/css/tokens.css`, by mode: whatever is drawn outside of pages takes its colors from there.
 *
 * @throws Error for a token that the file has not
 */
export function readTokens(): Record<'light' | 'dark', Colors> {
  const css = readFileSync(path.resolve(__dirname, '../src/css/tokens.css'), 'utf8');
  const [light = {}, dark = {}] = css.split(/(?=\[data-theme='dark'\])/).map(readColors);
  // The dark mode changes some of the light one's.
  return { light: lookUp(light), dark: lookUp({ ...light, ...dark }) };
}

function readColors(css: string): Record<string, string> {
  const colors = css.matchAll(/--site-([\w-]+):\s*(#[0-9a-f]{3,6});/g);
  return Object.fromEntries([...colors].map(([, name = '', value = '']) => [name, value]));
}

function lookUp(colors: Record<string, string>): Colors {
  return (token) => {
    const value = colors[token];
    if (value === undefined) throw new Error(`tokens.css has no color --site-${token}`);
    return value;
  };
}
