import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { groups } from '@site/src/components/home/SiteMap/groups';
import { rankRoutes } from './rankRoutes';
import styles from './styles.module.css';

const proposals = 4;

/** Title and description of a page, by its path; pages without one go by the last part of their path. */
const entries = new Map(groups.flatMap((group) => group.entries).map((entry) => [entry.to, entry]));

/** For a path that does not exist: the pages that the reader may have meant. Nothing where none comes near. */
export default function NearestRoutes(): ReactNode {
  const { pathname } = useLocation();
  const { docs } = useLatestVersion(undefined);
  // The static page is served for every unknown path, so only the browser knows which was requested.
  if (!useIsBrowser()) {
    return null;
  }
  const nearest = rankRoutes(
    pathname,
    docs.map(({ path }) => path),
    proposals,
  );
  return (
    <>
      <p>
        <code className={styles.asked}>{pathname}</code>
      </p>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">
            <Translate
              id="site.NotFound.nearest"
              description="Heading over the pages with a similar address"
            >
              Did you mean one of these?
            </Translate>
          </h2>
          <PageCards paths={nearest} areNear />
        </section>
      )}
    </>
  );
}

interface PageCardsProps {
  paths: readonly string[];
  /** Whether their addresses are shown, because they are like the requested one. */
  areNear?: boolean;
}

/** Pages as cards. */
export function PageCards({ paths, areNear = false }: PageCardsProps): ReactNode {
  return (
    <ul className={styles.cards}>
      {paths.map((path) => {
        const { label, text } = entries.get(path) ?? { label: path.replace(/.*\//, '') };
        return (
          <li key={path}>
            <Link className="card" to={path}>
              <b>{label}</b>
              {text !== undefined && <span>{text}</span>}
              {areNear && <code>{path}</code>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
