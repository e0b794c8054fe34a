/** A color as `#rrggbb`. */
export type Color = `#${string}`;

const channels = (color: Color): number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

/** Reads a color of three or six digits; undefined for other text. */
export function parseColor(text: string): Color | undefined {
  const [, digits] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${long.toLowerCase()}`;
}

/** A color between two. @param part of the second, 0 to 1 */
export function mix(color: Color, other: Color, part: number): Color {
  const others = channels(other);
  const mixed = channels(color).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(color: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
