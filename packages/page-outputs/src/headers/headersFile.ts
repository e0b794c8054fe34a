import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Headers of the responses to the paths that a pattern matches: its `*`, at the end, stands for any rest. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * What Cloudflare Pages and Netlify send without a rule. It stands in none, because they join the values of all rules that match; a
 * host of our own sends it.
 */
const hostDefaults = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The rules as a `_headers` file, the format of Cloudflare Pages and Netlify, which join the values of a header that two rules set. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Reads the rules of a built site. */
export function readHeaderRules(folder: string): HeaderRule[] {
  const blocks = readFileSync(path.join(folder, '_headers'), 'utf8').trim().split('\n\n');
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const pairs = lines.map((line) => /^ *([^:]+): *(.*)$/.exec(line)?.slice(1) ?? []);
    return { pattern, headers: Object.fromEntries(pairs) as Record<string, string> };
  });
}

/** The headers of a response to a path. */
export function headersFor(address: string, rules: readonly HeaderRule[]): Record<string, string> {
  const all: Record<string, string> = { ...hostDefaults };
  for (const { pattern, headers } of rules) {
    if (address.startsWith(pattern.slice(0, -1))) Object.assign(all, headers);
  }
  return all;
}
