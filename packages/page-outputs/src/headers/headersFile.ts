import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Response headers for the paths that a pattern matches: one path or, if the pattern ends with `*`, all paths with that prefix. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * Headers that Cloudflare Pages and Netlify send without a rule, and that other hosts must be configured to send. No rule for all paths
 * sets them, because those two hosts would join their values with those of a rule for some paths.
 */
const hostDefaults = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Formats rules as a `_headers` file, which Cloudflare Pages (up to 100 rules) and Netlify read. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [pattern, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Reads the rules from the `_headers` file of a built site. */
export function readHeaderRules(buildFolder: string): HeaderRule[] {
  return parseHeadersFile(readFileSync(path.join(buildFolder, '_headers'), 'utf8'));
}

/** Parses a `_headers` file, in which the headers of a rule are indented below its pattern. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const rule = rules.at(-1);
    if (line.trim() === '') continue;
    if (line.trimStart() === line) {
      rules.push({ pattern: line, headers: {} });
    } else if (rule !== undefined) {
      const [name = ''] = line.split(':', 1);
      rule.headers[name.trim()] = line.slice(name.length + 1).trim();
    }
  }
  return rules;
}

/** Returns the response headers of a path: those of all rules that match, and the host's default Cache-Control if none of them sets one. */
export function mergeWithDefaults(
  requestPath: string,
  rules: readonly HeaderRule[],
): Record<string, string> {
  const matching = rules.filter(({ pattern }) => matchesPattern(requestPath, pattern));
  return Object.assign({}, hostDefaults, ...matching.map(({ headers }) => headers)) as Record<
    string,
    string
  >;
}

function matchesPattern(requestPath: string, pattern: string): boolean {
  if (!pattern.endsWith('*')) return requestPath === pattern;
  return requestPath.startsWith(pattern.slice(0, -1));
}
