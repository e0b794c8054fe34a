import { type ReactNode, useState } from 'react';
import { findStaticHtml } from './loadStaticHtml';
import { type LinkHandlers, useFollowLinks } from './useFollowLinks';

interface Props {
  id: string;
  /** Compiled away in the production client, where the HTML is known already. */
  children: ReactNode;
}

/** A part of a page without behavior except for its links, which navigate within the site. */
export default function StaticHtml({ id, children }: Props): ReactNode {
  const links = useFollowLinks();
  return __RENDERS_STATIC_HTML__ ? (
    <div {...links} data-static-html={id}>
      {children}
    </div>
  ) : (
    <KeptHtml id={id} {...links} />
  );
}

function KeptHtml({ id, ...links }: { id: string } & LinkHandlers): ReactNode {
  const [html] = useState(() => ({ __html: findStaticHtml(id) }));
  return (
    <div
      {...links}
      data-static-html={id}
      // React leaves server-rendered children alone where it is given HTML.
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}
