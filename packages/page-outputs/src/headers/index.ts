import { markdownPath } from '../markdown/markdownPath';
import type { OutputStep } from '../OutputStep';
import type { Page } from '../Page';
import { writeOutput } from '../writeOutput';
import { formatContentSecurityPolicy, listInlineScripts } from './contentSecurityPolicy';
import { formatHeadersFile, type HeaderRule } from './headersFile';

/**
 * Creates the step that writes `_headers`: security headers for every response, caching of files with a hash in their name, and the
 * canonical URL of each Markdown copy, so that search engines list the page and not its copy.
 */
export function responseHeaders(): OutputStep {
  const inlineScripts = new Set<string>();
  const canonicalRules: HeaderRule[] = [];
  return {
    visit(page) {
      for (const script of listInlineScripts(page.document, page.file)) inlineScripts.add(script);
      canonicalRules.push(...createCanonicalRules(page));
    },
    async finish({ outDir }) {
      const rules = [...createSiteRules([...inlineScripts]), ...canonicalRules];
      await writeOutput(outDir, '_headers', formatHeadersFile(rules));
    },
  };
}

/** Creates the rule for the Markdown copy of a page; a page that is not indexed has no copy, and so no rule. */
export function createCanonicalRules(page: Page): HeaderRule[] {
  if (!page.isIndexed) return [];
  return [
    { pattern: markdownPath(page.route), headers: { Link: `<${page.url}>; rel="canonical"` } },
  ];
}

/** Creates the rules that are not for a single page: security headers for all responses, caching for files with a hash in their name. */
export function createSiteRules(inlineScripts: readonly string[]): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': formatContentSecurityPolicy(inlineScripts),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    {
      pattern: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ];
}
