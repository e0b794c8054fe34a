import { readFileSync } from 'node:fs';
import path from 'node:path';

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

/** File of the output that has the rules as data. */
export const rulesFile = '_headers.json';

/** Reads the rules of a built site. */
export function readHeaderRules(folder: string): HeaderRule[] {
  return JSON.parse(readFileSync(path.join(folder, rulesFile), 'utf8')) as HeaderRule[];
}

/** The headers of a response to a path. */
export function headersFor(address: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules
      .filter(({ pattern }) =>
        pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
      )
      .map(({ headers }) => headers),
  ) as Record<string, string>;
}
