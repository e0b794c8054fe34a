/** Headers of the responses to the paths that a pattern matches; a `*` at its end matches any rest. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** The rules as a `_headers` file, the format of Cloudflare Pages and Netlify. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [
        pattern,
        ...Object.entries(headers).flatMap(([name, value]) =>
          overridesEarlier(name, pattern, rules)
            ? [`  ! ${name}`, `  ${name}: ${value}`]
            : [`  ${name}: ${value}`],
        ),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** Cloudflare Pages joins the values of all rules that match, unless a rule detaches (`! Name`) the earlier value first. */
function overridesEarlier(name: string, pattern: string, rules: readonly HeaderRule[]): boolean {
  const index = rules.findIndex((rule) => rule.pattern === pattern);
  return rules.slice(0, index).some(({ headers }) => name in headers);
}

/**
 * Reads a `_headers` file as this site writes it.
 *
 * @throws Error naming the line that is none of a pattern, a header or a detached header
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  text.split('\n').forEach((line, index) => {
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    const rule = rules.at(-1);
    if (header?.[1] !== undefined && header[2] !== undefined && rule !== undefined) {
      rule.headers[header[1]] = header[2];
    } else if (line.startsWith('/')) {
      rules.push({ pattern: line, headers: {} });
    } else if (line.trim() !== '' && !/^\s+! [\w-]+$/.test(line)) {
      throw new Error(`_headers:${index + 1}: ${line}`);
    }
  });
  return rules;
}

/** The headers of a response to a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules
      .filter(({ pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      )
      .map(({ headers }) => headers),
  ) as Record<string, string>;
}
