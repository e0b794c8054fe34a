import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { site } from '@site/config/site';
import styles from './styles.module.css';

/** What the framework knows of a page. */
export interface PageSource {
  title?: string;
  /** Path in the site, with the framework's alias of its folder. */
  source: string;
  /** Time of the last commit; generated pages have none. */
  lastUpdatedAt?: number | null;
}

/** Ways to correct a page, and the day of its last change. */
export default function PageFacts({ title = '', source, lastUpdatedAt }: PageSource): ReactNode {
  const address = site.url + useLocation().pathname;
  // Pages of operations are generated from the contract.
  const file = source.startsWith(`@site/${site.apiDir}/`)
    ? site.contractFile
    : source.replace('@site/', '');
  const changed = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined;
  const issue = new URLSearchParams({ title: `${title}: `, body: `${address}\n\n` });
  return (
    <ul className={`clean-list cluster ${styles.facts}`} data-reading-aid="">
      <li>
        <Link href={`${site.repository}/edit/main/${file}`}>Editar en GitHub</Link>
      </li>
      <li>
        <Link href={`${site.repository}/issues/new?${issue}`}>Informar de un problema</Link>
      </li>
      {changed && (
        <li>
          Actualizada el{' '}
          <time dateTime={changed.toISOString().slice(0, 10)}>
            {changed.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </li>
      )}
    </ul>
  );
}
