import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { site } from '@site/config/site';
import styles from './styles.module.css';

/** Facts that the framework knows about the source of a page. */
export interface PageSource {
  title?: string;
  /** Path of the file, which starts with the alias `@site`. */
  source: string;
  /** Time of the file's last commit in milliseconds; null or undefined for generated pages, or without git history. */
  lastUpdatedAt?: number | null;
}

/** Links to edit a page and to report a problem with it, and the day of its last change if this is known. */
export default function PageFacts({ title = '', source, lastUpdatedAt }: PageSource): ReactNode {
  const url = site.url + useLocation().pathname;
  // The pages of the API are generated from the OpenAPI document, so that is the file to edit.
  const file = source.startsWith(`@site/${site.apiDir}/`)
    ? site.contractFile
    : source.replace('@site/', '');
  const changeDate = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined;
  const issue = new URLSearchParams({ title: `${title}: `, body: `${url}\n\n` });
  return (
    <ul className={`clean-list cluster note ${styles.facts}`} data-reading-aid="">
      <li>
        <Link href={`${site.repository}/edit/main/${file}`}>Editar en GitHub</Link>
      </li>
      <li>
        <Link href={`${site.repository}/issues/new?${issue}`}>Informar de un problema</Link>
      </li>
      {changeDate && (
        <li>
          Actualizada el{' '}
          <time dateTime={changeDate.toISOString().slice(0, 10)}>
            {changeDate.toLocaleDateString('es', { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </li>
      )}
    </ul>
  );
}
