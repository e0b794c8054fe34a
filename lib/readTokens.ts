import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Colours by the name of their token, without `--site-`. */
export type Colours = (token: string) => string;

/**
 * The colours of `src/css/tokens.css`, by mode: whatever is drawn outside of pages takes its colours from there.
 *
 * @throws Error for a token that the file has not
 */
export function readTokens(): Record<'light' | 'dark', Colours> {
  const css = readFileSync(path.resolve(__dirname, '../src/css/tokens.css'), 'utf8');
  const start = css.indexOf("[data-theme='dark']");
  const light = readColours(css.slice(0, start));
  // The dark mode changes some of the light one's.
  const dark = new Map([...light, ...readColours(css.slice(start))]);
  return { light: lookUp(light), dark: lookUp(dark) };
}

function readColours(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/--site-([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function lookUp(colours: ReadonlyMap<string, string>): Colours {
  return (token) => {
    const value = colours.get(token);
    if (value === undefined) {
      throw new Error(`tokens.css has no colour --site-${token}`);
    }
    return value;
  };
}
