/**
 * Script of the static not-found page, run before hydration. An address that the router would take for a page (in other capitals, with
 * an ending, a blank or more slashes) is replaced with that page's own; one that is no percent-encoding, which the router cannot read,
 * is encoded. Any other address stays as it is. Only the path of the URL is set, so no address leads to another host.
 *
 * @param pages paths of all pages, as the router has them
 */
export function correctAddress(pages: readonly string[]): string {
  return `(function (pages) {
  var url = new URL(location.href), asked, path, rest;
  try {
    asked = path = decodeURI(url.pathname);
  } catch (error) {
    url.pathname = url.pathname.replace(/%/g, '%25');
    return history.replaceState(null, '', url.href);
  }
  do {
    rest = path;
    path = path.trim().replace(/\\/+/g, '/').replace(/(\\/index)?\\.html$/i, '').replace(/(.)\\/$/, '$1') || '/';
  } while (path !== rest);
  pages.forEach(function (page) {
    if (page !== asked && page.toLowerCase() === path.toLowerCase()) {
      url.pathname = page;
      location.replace(url.href);
    }
  });
})(${JSON.stringify(pages).replaceAll('<', '\\u003c')})`;
}
