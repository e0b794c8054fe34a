import { type ReactNode, useState } from 'react';
import { findStaticHtml } from './loadStaticHtml';
import { type LinkHandlers, useFollowLinks } from './useFollowLinks';

interface Props {
  id: string;
  /** Compiled away in the production client, which has the HTML already. */
  children: ReactNode;
}

/**
 * A part of a page that is not hydrated. Its links navigate within the site. It is a `<section>`, which has no role without a name, because
 * reader modes judge each `<div>` on its own and would leave out one with few words or many links.
 */
export default function StaticHtml({ id, children }: Props): ReactNode {
  const links = useFollowLinks();
  return __RENDERS_STATIC_HTML__ ? (
    <section {...links} data-static-html={id}>
      {children}
    </section>
  ) : (
    <KeptHtml id={id} {...links} />
  );
}

function KeptHtml({ id, ...links }: { id: string } & LinkHandlers): ReactNode {
  const [html] = useState(() => ({ __html: findStaticHtml(id) }));
  return (
    <section
      {...links}
      data-static-html={id}
      // With this property, React does not hydrate the server-rendered children.
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}
