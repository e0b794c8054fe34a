/** Value of a JSX attribute: an expression of the page, or data. */
export type AttributeValue = { identifier: string } | string | number | boolean | object;

/** Front matter; values are JSON strings, which are YAML strings too. */
export function frontMatter(fields: Record<string, string | boolean | null | undefined>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}: ${JSON.stringify(typeof value === 'string' ? replaceSurrogates(value) : value)}`,
    );
  return ['---', ...lines, '---'].join('\n');
}

/** A JSX element; children are blocks of MDX. */
export function element(
  name: string,
  attributes: Record<string, AttributeValue | undefined> = {},
  children: readonly string[] = [],
): string {
  const head = [name, ...Object.entries(attributes).flatMap(formatAttribute)].join(' ');
  return children.length === 0
    ? `<${head} />`
    : [`<${head}>`, ...children, `</${name}>`].join('\n\n');
}

function formatAttribute([name, value]: [string, AttributeValue | undefined]): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [name];
  if (typeof value === 'object' && 'identifier' in value) {
    return [`${name}={${String(value.identifier)}}`];
  }
  if (typeof value === 'string' && /^[\w./-]*$/.test(value)) return [`${name}="${value}"`];
  return [`${name}={${toExpression(value)}}`];
}

/** A value as an expression of JavaScript on one line; MDX has no lone surrogates and control characters. */
export function toExpression(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('\u007f', '\\u007f');
}

/** A heading with an explicit id. The text must be ours. */
export function heading(level: 2 | 3, text: string, id: string): string {
  return `${'#'.repeat(level)} ${text} {#${id}}`;
}

/** The heading of a section with its anchor. */
export function section([title, anchor]: readonly [title: string, anchor: string]): string {
  return heading(2, title, anchor);
}

/** A fenced code block, whose fence is longer than any in the text. */
export function fence(language: string, text: string): string {
  const longest = Math.max(4, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language.replaceAll(/\s/g, '')}\n${text}\n${marks}`;
}

/** Replaces lone surrogates, which a file in UTF-8 cannot contain. */
function replaceSurrogates(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}
