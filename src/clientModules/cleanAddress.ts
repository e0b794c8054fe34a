import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * An address that ends in `.html` or `/index.html` is the same page without that ending (section 2 of the specification).
 * The router knows that, but upstream preloads the route of the address as it stands, and would then hydrate a page whose
 * parts are not there yet. Client modules run before that, so the address is cleaned here.
 */
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
