import type { History } from 'history';
import routes from '@generated/routes';
import { findRoute } from '@site/plugins/static-content/findRoute';

/**
 * Links of a text lead on inside the site without loading the document anew, whoever wrote them into the page.
 *
 * @returns a function that lets go of everything again
 */
export function attachLinks(root: HTMLElement, history: History): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const prepare = (event: Event) => {
    const url = readInternalLink(event);
    if (url !== undefined) void window.docusaurus.preload(url.pathname);
  };
  root.addEventListener('mouseover', prepare, { signal });
  root.addEventListener('focusin', prepare, { signal });
  root.addEventListener('touchstart', prepare, { signal, passive: true });
  root.addEventListener(
    'click',
    (event) => {
      const url = isPlainClick(event) ? readInternalLink(event) : undefined;
      if (url === undefined) return;
      event.preventDefault();
      history.push(url.pathname + url.search + url.hash);
    },
    { signal },
  );
  return () => stop.abort();
}

/** Where the link under the event leads, if that is another page of this site. */
function readInternalLink({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin) {
    return undefined;
  }
  const url = new URL(link.href);
  return url.pathname !== window.location.pathname && isPage(url.pathname) ? url : undefined;
}

/** Files are served by the same host, but are no pages of the application. */
function isPage(pathname: string): boolean {
  const route = findRoute(routes, pathname);
  // Before the table of pages is there (plugins/static-content), what has no ending is one.
  return route?.pages === undefined ? route?.exact === true : !/\.\w+$/.test(pathname);
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
