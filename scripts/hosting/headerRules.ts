import { createHash } from 'node:crypto';

/** Headers of the responses to the paths that a pattern matches; `*` at the pattern's end stands for any rest. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * The headers that the site is served with, the same on every host. A later rule wins over an earlier one.
 *
 * @param inlineScripts texts of all inline scripts of the build; each is allowed by its hash and nothing else is
 */
export function headerRules(inlineScripts: Iterable<string>): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(inlineScripts),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    // Names of files under assets hold a hash of their content.
    {
      pattern: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ];
}

function contentSecurityPolicy(inlineScripts: Iterable<string>): string {
  const hashes = [...new Set([...inlineScripts].map(hashSource))].sort();
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    // Infima draws its carets and icons from data URLs in the stylesheet.
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** CSP Level 3, "hash-source": base64 of the SHA-256 of the script's text. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
