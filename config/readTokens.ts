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
  const start = css.indexOf("[data-theme='dark']");
  const light = readColors(css.slice(0, start));
  // The dark mode changes some of the light one's.
  const dark = new Map([...light, ...readColors(css.slice(start))]);
  return { light: lookUp(light), dark: lookUp(dark) };
}

function readColors(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/--site-([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function lookUp(colors: ReadonlyMap<string, string>): Colors {
  return (token) => {
    const value = colors.get(token);
    if (value === undefined) {
      throw new Error(`tokens.css has no color --site-${token}`);
    }
    return value;
  };
}
