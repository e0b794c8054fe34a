/** Value of a JSX attribute in a generated page. */
export type AttributeValue = string | number | boolean | undefined;

/** One JSX element, children on their own lines. Every text goes into attributes, where Markdown cannot touch it. */
export function element(
  name: string,
  attributes: Record<string, AttributeValue> = {},
  children?: readonly string[],
): string {
  const head = `<${[name, ...Object.entries(attributes).flatMap(formatAttribute)].join(' ')}`;
  if (children === undefined) return `${head} />`;
  return [`${head}>`, ...children, `</${name}>`].join('\n');
}

/** A Markdown heading with an explicit id, which the table of contents picks up. The text must be ours. */
export function heading(level: 2 | 3, text: string, id: string): string {
  return `\n${'#'.repeat(level)} ${text} {#${id}}\n`;
}

function formatAttribute([name, value]: [string, AttributeValue]): string[] {
  switch (typeof value) {
    case 'undefined':
      return [];
    case 'boolean':
      return value ? [name] : [];
    case 'number':
      return [`${name}={${value}}`];
    case 'string':
      return [`${name}="${escapeAttribute(value)}"`];
    default:
      throw new Error(`attribute ${name} cannot hold a ${typeof value}`);
  }
}

/** Escapes what would end the attribute or the line; control characters, which no page can show, are replaced. */
function escapeAttribute(value: string): string {
  return value
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;')
    .replaceAll(/\p{Cc}/gu, '\uFFFD');
}
