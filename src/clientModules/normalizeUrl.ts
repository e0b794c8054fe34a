import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Replaces the path in the URL of the initial page by the canonical one. A host may serve a page at other paths too, for example with
 * `.html`, `/index.html` or a space at the end, or in upper case. Upstream would preload the route of such a path, and hydrate another page
 * than the document has. Client modules run before that.
 *
 * Also repairs invalid percent-encoding, on which the router throws: encodes each `%` of such a path, and removes such a hash.
 */
if (ExecutionEnvironment.canUseDOM) {
  normalizePathAndHash(readCanonicalPath());
  // This listener runs before the router's, which is added when the page is rendered.
  window.addEventListener('popstate', () => normalizePathAndHash());
}

/** Returns undefined for the not-found page, which any path may show, and for HTML without a canonical link, as in development. */
function readCanonicalPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical === null) return undefined;
  const { pathname } = new URL(canonical.href);
  return pathname.endsWith('/404.html') ? undefined : pathname;
}

function normalizePathAndHash(canonicalPath?: string): void {
  const { pathname: path, hash: fragment } = window.location;
  const pathname = canonicalPath ?? (hasValidEncoding(path) ? path : path.replaceAll('%', '%25'));
  const hash = hasValidEncoding(fragment) ? fragment : '';
  if (pathname === path && hash === fragment) return;
  // The parts of the URL are set one by one, because a URL that is parsed from `//host` or `/\host` would lead to another site.
  const url = new URL(window.location.href);
  url.pathname = pathname;
  url.hash = hash;
  window.history.replaceState(window.history.state, '', url.href);
}

function hasValidEncoding(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
