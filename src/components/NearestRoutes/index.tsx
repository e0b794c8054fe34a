import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { rankRoutes } from './rankRoutes';

const proposals = 5;

/** For a path that does not exist: the pages that the reader may have meant. Nothing where none comes near. */
export default function NearestRoutes(): ReactNode {
  const { pathname } = useLocation();
  const version = useActiveVersion(undefined);
  // The static page is served for every unknown path, so only the browser knows which was requested.
  if (!useIsBrowser() || version === undefined) {
    return null;
  }
  const nearest = rankRoutes(
    pathname,
    version.docs.map(({ path }) => path),
    proposals,
  );
  if (nearest.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest">
        <Translate
          id="site.NotFound.nearest"
          description="Heading over the pages with a similar address"
        >
          Did you mean one of these?
        </Translate>
      </h2>
      <ul>
        {nearest.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
