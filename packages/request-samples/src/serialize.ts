/** The value of a parameter of a path or of a header, in the style `simple`. */
export function serializeSimple(
  value: unknown,
  explode = false,
  encode: (text: string) => string = (text) => text,
): string {
  const items = isStructure(value) ? Object.entries(value) : toList(value).map((one) => [one]);
  const written = items.map((item: unknown[]) => item.map((one) => encode(toText(one))));
  return written.map((item) => item.join(explode ? '=' : ',')).join(',');
}

/** The `name=value` pairs of a parameter of the query, a field of a form or a cookie, in the style `form`. */
export function serializeForm(name: string, value: unknown, explode = true): string[] {
  const key = encodeURIComponent(name);
  if (!explode) return [`${key}=${serializeSimple(value, false, encodeURIComponent)}`];
  const pairs = isStructure(value)
    ? Object.entries(value).map(([inner, one]) => [encodeURIComponent(inner), one] as const)
    : toList(value).map((one) => [key, one] as const);
  return pairs.map(([inner, one]) => `${inner}=${encodeURIComponent(toText(one))}`);
}

/** The items of a list; of all else, the value alone. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** A value as text: JSON for what has no other form. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

function isStructure(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
