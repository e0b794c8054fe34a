import { createHash } from 'node:crypto';
import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { findAll } from '../elements';
import { markdownPath } from '../markdown/markdownPath';
import { type IndexedPage, type OutputStep, writeOutput } from '../OutputStep';
import { formatHeadersFile, type HeaderRule } from './headersFile';

/**
 * Creates the step that writes `_headers`: security headers for every response, caching of files with a hash in their name, and the
 * canonical URL of each Markdown copy, so that search engines list the page and not its copy.
 */
export function responseHeaders(): OutputStep {
  const scripts = new Set<string>();
  const canonicalRules: HeaderRule[] = [];
  return {
    visit(page) {
      for (const script of checkAndListInlineScripts(page.document, page.file)) scripts.add(script);
      if (page.isIndexed) canonicalRules.push(createMarkdownCanonicalRule(page));
    },
    async finish({ outDir }) {
      const rules = [...createSiteRules([...scripts]), ...canonicalRules];
      await writeOutput(outDir, '_headers', formatHeadersFile(rules));
    },
  };
}

/** Creates the rule that names a page as the canonical URL of its Markdown copy. */
export function createMarkdownCanonicalRule({ route, url }: IndexedPage): HeaderRule {
  return { pattern: markdownPath(route), headers: { Link: `<${url}>; rel="canonical"` } };
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
    { pattern: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

/** Values of `<script type>` that browsers execute. All other scripts of the site hold data, which the CSP does not restrict. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/**
 * Lists the source of each executable inline script of a page.
 *
 * @throws Error with the file and the first element that the CSP would block for an inline style, event handler or `javascript:` URL
 */
export function checkAndListInlineScripts(document: Nodes, file: string): string[] {
  return findAll(document, (element) => {
    const blocked = formatTagIfCspBlocks(element);
    if (blocked !== undefined) {
      throw new Error(`${file}: ${blocked} cannot work under the site's Content-Security-Policy`);
    }
    const { src, type = '' } = element.properties;
    const isExecutable = executableTypes.has(String(type).toLowerCase());
    return element.tagName === 'script' && src === undefined && isExecutable;
  }).map((script) => toString(script));
}

/** Formats the start tag of an element whose inline code the CSP would block; undefined for any other element. */
function formatTagIfCspBlocks({ tagName, properties }: Element): string | undefined {
  if (tagName === 'style') return '<style>';
  for (const [name, value] of Object.entries(properties)) {
    const isInlineCode =
      name === 'style' || name.startsWith('on') || isJavaScriptUrl(String(value));
    if (isInlineCode) return `<${tagName} ${name.toLowerCase()}="${String(value).slice(0, 60)}">`;
  }
  return undefined;
}

function isJavaScriptUrl(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'javascript:';
}

/** Formats the CSP of the site, which allows each inline script by its hash ("hash-source", CSP Level 3). */
export function formatContentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives = [
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
  return directives.join('; ');
}
