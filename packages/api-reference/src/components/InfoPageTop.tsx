import './reference.css';
import { Fragment, type ReactNode } from 'react';
import StaticHtml from '@aifindr-docs/framework/static-html/client/StaticHtml';
import type { Parts } from '../pages/Page';
import CopyableEndpoint from './CopyableEndpoint';
import Html from './Html.server';

interface Props {
  /** Base URLs of the servers. */
  servers: readonly string[];
  /** Id of the page, with which the ids of its static parts begin. */
  pageId: string;
  /** Undefined in the browser in production, where the static parts come as HTML. */
  data: Parts | undefined;
}

/** Shows the top of the information page: description, servers, and details such as the version. The MDX file of the page adds the rest. */
export default function InfoPageTop({ pageId, servers, data }: Props): ReactNode {
  const renderPart = (partName: string): ReactNode => (
    <StaticHtml id={`${pageId}-${partName}`}>
      {__RENDERS_STATIC_HTML__ && data && <Html nodes={data[partName]} />}
    </StaticHtml>
  );
  return (
    <>
      {renderPart('lead')}
      {/* Reader modes would leave out a `<div>` with so many links. */}
      <section className="api-about">
        {servers.map((base, index) => (
          <Fragment key={base}>
            <CopyableEndpoint base={base} />
            {renderPart(`server-${index}`)}
          </Fragment>
        ))}
        {renderPart('about')}
      </section>
    </>
  );
}
