/**
 * Script of the static not-found page, run before hydration. An address in other capitals or with an ending is replaced with that of
 * its page, which the router would render over this one; one that is no percent-encoding, which the router cannot read, is encoded.
 */
export function correctAddress(baseUrl: string): string {
  return `(function (base) {
  var path = location.pathname, rest = location.search + location.hash;
  try {
    decodeURI(path);
  } catch (error) {
    return history.replaceState(null, '', path.replace(/%/g, '%25') + rest);
  }
  var page = base + path.slice(base.length).toLowerCase().replace(/(^|\\/)index\\.html$|\\.html$/, '');
  if (page !== path && page !== base + '404') location.replace(page + rest);
})(${JSON.stringify(baseUrl)})`;
}
