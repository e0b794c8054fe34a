import './reference.css';
import { Fragment, type ReactNode } from 'react';
import StaticHtml from '@aifindr-docs/framework/static-html/client/StaticHtml';
import type { Parts } from '../pages/Page';
import Endpoint from './Endpoint';
import Html from './Html.server';

interface Props {
  /** Their addresses. */
  servers: readonly string[];
  /** Id of the page, for those of its static parts. */
  id: string;
  /** Undefined in the browser, where the HTML of the static parts is known. */
  data: Parts | undefined;
}

/** The start of the page about the API: its description, servers and facts; the rest of the reference stands apart. */
export default function InfoPage({ id, servers, data }: Props): ReactNode {
  const part = (name: string) => (
    <StaticHtml id={`${id}-${name}`}>
      {__RENDERS_STATIC_HTML__ && data && <Html nodes={data[name]} />}
    </StaticHtml>
  );
  return (
    <>
      {part('lead')}
      <div className="api-about">
        {servers.map((base, index) => (
          <Fragment key={base}>
            <Endpoint base={base} />
            {part(`server-${index}`)}
          </Fragment>
        ))}
        {part('about')}
      </div>
    </>
  );
}
