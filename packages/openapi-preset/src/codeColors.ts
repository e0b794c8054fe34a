/** The used part of a theme of Prism, as sites configure it. */
interface PrismTheme {
  plain: { color?: string; backgroundColor?: string };
  styles: readonly { types: readonly string[]; style: { color?: string } }[];
}

/** `themeConfig.prism` of a site. */
export interface PrismConfig {
  theme?: PrismTheme;
  darkTheme?: PrismTheme;
}

const kinds = ['comment', 'keyword', 'string', 'number', 'function', 'tag'];

/** Least contrast of small text (WCAG 1.4.3). */
const leastContrast = 4.5;

/** Where a theme holds: the page, the page in the dark, and cards of samples, which are dark in both. */
const places = [
  [':where(:root)', 'theme'],
  [":where(html[data-theme='dark'])", 'darkTheme'],
  [":where(section[data-theme='dark'])", 'darkTheme'],
] as const;

/** The colors of code of a site for the samples; colors that cannot be read are mixed with the plain one. */
export function writeCodeColors(prism: PrismConfig = {}): string {
  return places
    .map(([selector, name]) => {
      const theme = prism[name];
      if (theme === undefined) return '';
      const lines = listColors(theme).map(
        ([property, color]) => `  --site-code-${property}: ${color};\n`,
      );
      return `${selector} {\n${lines.join('')}}\n`;
    })
    .join('');
}

function listColors({ plain, styles }: PrismTheme): [string, string][] {
  const ground = parseColor(plain.backgroundColor);
  const text = parseColor(plain.color);
  if (ground === undefined || text === undefined) return [];
  const colors = kinds.map((kind): [string, string] => {
    const styled = styles.filter(({ types, style }) => types.includes(kind) && style.color);
    const color = parseColor(styled[styled.length - 1]?.style.color) ?? text;
    return [kind, printColor(makeReadable(color, text, ground))];
  });
  return [['surface', printColor(ground)], ['text', printColor(text)], ...colors];
}

type Color = readonly [red: number, green: number, blue: number];

function parseColor(text = ''): Color | undefined {
  const hex = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(text)?.[1];
  const parts =
    hex === undefined
      ? /^rgba?\(([^)]*)\)$/i
          .exec(text)?.[1]
          ?.split(/[\s,/]+/)
          .slice(0, 3)
          .map(Number)
      : (hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])).map(
          (pair) => parseInt(pair, 16),
        );
  const [red, green, blue] = parts ?? [];
  return red === undefined || green === undefined || blue === undefined || isNaN(red + green + blue)
    ? undefined
    : [red, green, blue];
}

function printColor([red, green, blue]: Color): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`;
}

/** Mixes a color with the plain one until it can be read on a ground. */
function makeReadable(color: Color, text: Color, ground: Color): Color {
  const mix = (share: number, index: 0 | 1 | 2) =>
    color[index] + (text[index] - color[index]) * share;
  for (let share = 0; share < 1; share += 0.1) {
    const mixed: Color = [mix(share, 0), mix(share, 1), mix(share, 2)];
    if (contrast(mixed, ground) >= leastContrast) return mixed;
  }
  return text;
}

function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
