import { createHash } from 'node:crypto';
import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { findAll } from '../elements';
import type { OutputStep } from '../OutputStep';
import { writeOutput } from '../writeOutput';
import { formatHeadersFile, type HeaderRule } from './headersFile';

/** Types of scripts that browsers run; a script of any other type is data, which the policy does not restrict. */
const executable = /^(?:module|(?:text|application)\/javascript)?$/;

/**
 * `_headers`: the headers that every host sends. The Content-Security-Policy allows the inline scripts of the pages by their hashes,
 * and nothing with `unsafe-inline`.
 */
export function securityHeaders(): OutputStep {
  const inline = new Set<string>();
  return {
    visit({ document, file }) {
      listInlineScripts(document, file).forEach((script) => inline.add(script));
    },
    async finish({ outDir }) {
      await writeOutput(outDir, '_headers', formatHeadersFile(headerRules([...inline])));
    },
  };
}

/**
 * Texts of the scripts in a page.
 *
 * @throws Error naming the file and the element that the policy would block: inline style, event handler, `javascript:` link
 */
export function listInlineScripts(document: Nodes, file: string): string[] {
  return findAll(document, (element) => {
    const blocked = findBlocked(element);
    if (blocked !== undefined) {
      throw new Error(`${file}: ${blocked} cannot work under the site's Content-Security-Policy`);
    }
    const { src, type = '' } = element.properties;
    return element.tagName === 'script' && src === undefined && executable.test(String(type));
  }).map((script) => toString(script));
}

function findBlocked({ tagName, properties }: Element): string | undefined {
  if (tagName === 'style') return '<style>';
  for (const [name, value] of Object.entries(properties)) {
    if (/^(?:style$|on)/.test(name) || /^\s*javascript:/i.test(String(value))) {
      return `<${tagName} ${name.toLowerCase()}="${String(value).slice(0, 60)}">`;
    }
  }
  return undefined;
}

/**
 * The headers of the site, the same on every host.
 *
 * @param inlineScripts texts of all inline scripts, each allowed by its hash (CSP Level 3, "hash-source")
 */
export function headerRules(inlineScripts: readonly string[]): HeaderRule[] {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes.sort())].join(' '),
    "style-src 'self'",
    // The stylesheet draws icons from data URLs.
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ];
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy.join('; '),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // The names of these files contain a hash of their content.
    {
      pattern: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ];
}
