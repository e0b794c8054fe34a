import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { siteMap } from '@site/config/siteMap';
import PageCards from '@site/src/components/PageCards';
import { rankRoutes } from './rankRoutes';

const proposals = 4;

/** Title and description of a page, by its path; pages without one go by the last part of their path. */
const entries = new Map(
  siteMap.flatMap((group) => group.entries).map((entry) => [entry.to, entry]),
);

/** For a path that does not exist: the pages that the reader may have meant. Nothing where none comes near. */
export default function NearestRoutes(): ReactNode {
  const { pathname } = useLocation();
  const { docs } = useLatestVersion(undefined);
  const nearest = rankRoutes(
    pathname,
    docs.map(({ path }) => path),
    proposals,
  );
  return (
    <div data-nearest="">
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">
            <Translate id="site.NotFound.nearest">Did you mean one of these?</Translate>
          </h2>
          <PageCards
            pages={nearest.map((to) => entries.get(to) ?? { to, label: to.replace(/.*\//, '') })}
            areNear
          />
        </section>
      )}
    </div>
  );
}
