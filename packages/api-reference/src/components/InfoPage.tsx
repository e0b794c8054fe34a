import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import StaticHtml from '@aifindr-docs/framework/static-html/client/StaticHtml';
import type { InfoControls, InfoData } from '../model/types';
import Endpoint from './Endpoint';
import Parts from './Parts.server';
import styles from './styles.module.css';

interface Props extends InfoControls {
  /** Id of the page, for those of its static parts. */
  id: string;
  /** Undefined in the browser, where the HTML of the static parts is known. */
  data: InfoData | undefined;
}

/** The start of the page about the API: its description, servers and facts; the rest of the reference is rendered as parts. */
export default function InfoPage({ id, servers, data }: Props): ReactNode {
  return (
    <>
      <StaticHtml id={`${id}-lead`}>
        {__RENDERS_STATIC_HTML__ && data && <Parts parts={data.intro} />}
      </StaticHtml>
      <div className={clsx('frame', styles.about)}>
        {servers.map((base, index) => (
          <Fragment key={base}>
            <Endpoint base={base} />
            <StaticHtml id={`${id}-server-${index}`}>
              {__RENDERS_STATIC_HTML__ && data && <Parts parts={data.servers[index] ?? []} />}
            </StaticHtml>
          </Fragment>
        ))}
        <StaticHtml id={`${id}-about`}>
          {__RENDERS_STATIC_HTML__ && data && <Parts parts={data.about} />}
        </StaticHtml>
      </div>
    </>
  );
}
