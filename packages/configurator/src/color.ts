/** A color as `#rrggbb`, in lower case. */
export type Color = `#${string}`;

/** Parses three or six hexadecimal digits, which may follow `#` and have whitespace around. Returns undefined for any other text. */
export function parseColor(text: string): Color | undefined {
  const [, digits] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const sixDigits = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${sixDigits.toLowerCase()}`;
}

/** @param secondShare share of the second color, 0 to 1 */
export function mixColors(first: Color, second: Color, secondShare: number): Color {
  const target = parseChannelBytes(second);
  const mixed = parseChannelBytes(first).map((value, index) => {
    const channel = Math.round(value + ((target[index] ?? 0) - value) * secondShare);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Computes the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(first: Color, second: Color): number {
  const luminances = [relativeLuminance(first), relativeLuminance(second)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function relativeLuminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = parseChannelBytes(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parseChannelBytes(color: Color): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
}
