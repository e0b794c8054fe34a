import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * An address that ends in `.html` or `/index.html` is the same page without that ending (section 2 of the specification).
 * The router knows that, but upstream preloads the route of the address as it stands, and would then hydrate a page whose
 * parts are not there yet. Client modules run before that, so the address is cleaned here.
 * A hash that is no percent-encoding names nothing, and upstream would throw on it: it goes, also where it comes later.
 */
if (ExecutionEnvironment.canUseDOM) {
  cleanAddress();
  // Before the router's own listener, which is added when the page is drawn.
  window.addEventListener('popstate', cleanAddress);
}

function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const cleanPath = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const cleanHash = isEncoded(hash) ? hash : '';
  if (cleanPath !== pathname || cleanHash !== hash) {
    window.history.replaceState(window.history.state, '', cleanPath + search + cleanHash);
  }
}

function isEncoded(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}
