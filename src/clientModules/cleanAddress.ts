import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A host may serve a page at other addresses than its own: with `.html`, `/index.html` or a blank after it, in other capitals. Upstream
 * preloads the route of the address as it stands, and would then hydrate another page than the document has. Client modules run before
 * that, so the address becomes the page's own, which its canonical link names.
 * The router throws on what is no percent-encoding: such a path is encoded; such a hash names nothing and goes, also where it comes later.
 */
if (ExecutionEnvironment.canUseDOM) {
  cleanAddress(readOwnPath());
  // Before the router's own listener, which is added when the page is drawn.
  window.addEventListener('popstate', () => cleanAddress());
}

/** Path of the initial page; undefined for the not-found page, which has none, and where nothing is rendered on the server. */
function readOwnPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical === null) return undefined;
  const { pathname } = new URL(canonical.href);
  return pathname.endsWith('/404.html') ? undefined : pathname;
}

function cleanAddress(ownPath?: string): void {
  const { pathname: path, hash: fragment } = window.location;
  const pathname = ownPath ?? (isEncoded(path) ? path : path.replaceAll('%', '%25'));
  const hash = isEncoded(fragment) ? fragment : '';
  if (pathname === path && hash === fragment) return;
  // Parts of a URL, never its text: `//host` and `/\host` stay paths of this site.
  const url = new URL(window.location.href);
  url.pathname = pathname;
  url.hash = hash;
  window.history.replaceState(window.history.state, '', url.href);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
