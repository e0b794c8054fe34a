/** What an address of the site stands for: files of the build, the first that exists, or a better address. */
export interface Resolution {
  files: readonly string[];
  /** Where to go instead, if the files exist. */
  location?: string;
}

/** Endings that name the same page, and what writers leave behind an address; only the first of several can begin a match, which keeps it linear. */
const endings = /(?<!\s|\.html)(?:(?:\/index)?\.html|\/|\s)+$/;

/** Forms that are served as they are: the site's own script drops the ending (R12). */
const servedEndings = /^(?:\/|(?:\/index)?\.html)?$/;

/**
 * The files that an address means, by the rules that the router in the browser has too: an address that it would read as another page
 * than the file must not be answered with that file.
 *
 * @param url target of a request: a path with a query, or a whole address as proxies send it
 */
export function resolveAddress(url: string): Resolution | undefined {
  const [, address = '', query = ''] = /^(?:https?:\/\/[^/?]+)?([^?]*)(.*)$/i.exec(url) ?? [];
  const path = decode(address);
  if (path === undefined || !path.startsWith('/') || isRefused(path)) return undefined;
  const page = path.replace(endings, '') || '/';
  if (/^\/404$|\/index$/.test(page)) return undefined;
  const html = page === '/' ? '/index.html' : `${page}.html`;
  if (path === page) return { files: [html, page] };
  return servedEndings.test(path.slice(page === '/' ? 0 : page.length))
    ? { files: [html] }
    : { files: [html], location: encodeURI(page) + query };
}

/** As the router decodes: an encoded slash or question mark is part of a name. */
function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Names that no page and no file for readers has: `//`, `..`, hidden files, files for hosts. */
function isRefused(path: string): boolean {
  return /\/\/|\\|\0|\/\.|^\/_/.test(path);
}
