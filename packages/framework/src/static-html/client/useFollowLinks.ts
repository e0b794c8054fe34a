import { useHistory } from '@docusaurus/router';
import type { MouseEvent, SyntheticEvent } from 'react';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';

export interface LinkHandlers {
  onClick: (event: MouseEvent) => void;
  onMouseOver: (event: SyntheticEvent) => void;
  onFocus: (event: SyntheticEvent) => void;
}

/** Returns handlers that make plain links in HTML preload and navigate within the site, as `@docusaurus/Link` does. */
export function useFollowLinks(): LinkHandlers {
  const history = useHistory();
  const preload = ({ target }: SyntheticEvent) => {
    const url = findInternalUrl(target);
    if (url !== undefined) void window.docusaurus.preload(url.pathname);
  };
  return {
    onMouseOver: preload,
    onFocus: preload,
    onClick: (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const url = findInternalUrl(event.target);
      if (url === undefined) return;
      event.preventDefault();
      history.push(url.pathname + url.search + url.hash);
    },
  };
}

/** Finds the URL of the link around a node if it leads to a page of this site. */
function findInternalUrl(target: EventTarget): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin) {
    return undefined;
  }
  const url = new URL(link.href);
  // Files are on the same host as pages, but their names have an extension.
  const isPage = !/\.\w+$/.test(url.pathname);
  return url.pathname !== window.location.pathname && isPage ? url : undefined;
}
