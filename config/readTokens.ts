import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';

/** Returns the color of a token by its name without `--site-`. */
export type GetColor = (token: string) => string;

const file = 'src/css/tokens.css';

/**
 * Reads the color tokens of both modes from the stylesheet, for images that are drawn outside of pages. The returned functions throw an
 * Error for a token that the stylesheet does not have.
 */
export function readTokens(): Record<'light' | 'dark', GetColor> {
  const root = parse(readFileSync(path.resolve(__dirname, '..', file), 'utf8'));
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  root.walkDecls(/^--site-/, ({ prop, value, parent }) => {
    if (!/^#[\da-f]{3,6}$/.test(value)) return;
    const isDark = parent?.type === 'rule' && 'selector' in parent && parent.selector !== ':root';
    (isDark ? dark : light).set(prop.replace('--site-', ''), value);
  });
  // Dark mode keeps the colors of light mode that it does not override.
  return { light: createLookup(light), dark: createLookup(new Map([...light, ...dark])) };
}

function createLookup(colors: ReadonlyMap<string, string>): GetColor {
  return (token) => {
    const color = colors.get(token);
    if (color === undefined) throw new Error(`${file} has no color --site-${token}`);
    return color;
  };
}
