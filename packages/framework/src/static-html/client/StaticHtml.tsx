import { useHistory } from '@docusaurus/router';
import { type DOMAttributes, type ReactNode, type SyntheticEvent, useMemo } from 'react';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';
import { findStaticHtmlOrReload } from './loadStaticHtml';

interface Props {
  id: string;
  /** Compiled away in the production client, which takes the HTML of the part from the open or a fetched document. */
  children: ReactNode;
}

/**
 * A part of a page that is not hydrated. Its links to other pages navigate on the client. It is a `<section>`, which is no landmark without
 * an accessible name, because reader modes judge each `<div>` on its own and would leave out one with few words or many links.
 */
export default function StaticHtml({ id, children }: Props): ReactNode {
  const links = usePreloadAndNavigateHandlers();
  // React replaces the nodes of the document when it gets a new object for `dangerouslySetInnerHTML`.
  const content = useMemo(
    () =>
      __RENDERS_STATIC_HTML__
        ? { children }
        : { dangerouslySetInnerHTML: { __html: findStaticHtmlOrReload(id) } },
    [id, children],
  );
  // With `suppressHydrationWarning`, React does not compare the HTML with the server-rendered children.
  return <section {...links} data-static-html={id} suppressHydrationWarning {...content} />;
}

/** Returns handlers that make `<a>` elements preload and navigate on the client, as `@docusaurus/Link` does. */
function usePreloadAndNavigateHandlers(): DOMAttributes<Element> {
  const history = useHistory();
  const preloadLinkedPage = ({ target }: SyntheticEvent): void => {
    const url = findOtherPageUrl(target);
    if (url !== undefined) void window.docusaurus.preload(url.pathname);
  };
  return {
    onMouseOver: preloadLinkedPage,
    onFocus: preloadLinkedPage,
    onClick: (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const url = findOtherPageUrl(event.target);
      if (url === undefined) return;
      event.preventDefault();
      history.push(url.pathname + url.search + url.hash);
    },
  };
}

/** Finds the URL of the link around a node; undefined unless it leads to another page of this site in the same tab. */
function findOtherPageUrl(target: EventTarget): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin) {
    return undefined;
  }
  const url = new URL(link.href);
  // Files are on the same host as pages, but their names have an extension.
  const isPage = !/\.\w+$/.test(url.pathname);
  return url.pathname !== window.location.pathname && isPage ? url : undefined;
}
