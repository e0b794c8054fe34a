import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { DatedFrontMatter } from '@site/config/DatedFrontMatter';
import { site } from '@site/config/site';
import styles from './styles.module.css';

export interface PageSource {
  title: string;
  /** Path in the site, with the framework's alias of its folder. */
  file: string;
  frontMatter: object;
}

/** Ways to correct a page, and the day of its last change. */
export default function PageFacts({ title, file, frontMatter }: PageSource): ReactNode {
  const address = site.url + useLocation().pathname;
  const { changed }: DatedFrontMatter = frontMatter;
  // Pages of operations are generated from the contract.
  const source = file.startsWith(`@site/${site.apiDir}/`)
    ? site.contractFile
    : file.replace('@site/', '');
  const issue = new URLSearchParams({ title: `${title}: `, body: `${address}\n\n` });
  return (
    <ul className={styles.facts} data-reading-aid="">
      <li>
        <Link href={`${site.repository}/edit/main/${source}`}>
          <Translate id="site.PageFacts.edit">Edit on GitHub</Translate>
        </Link>
      </li>
      <li>
        <Link href={`${site.repository}/issues/new?${issue}`}>
          <Translate id="site.PageFacts.report">Report a problem</Translate>
        </Link>
      </li>
      {changed && (
        <li>
          <Translate id="site.PageFacts.changed">Updated on</Translate>{' '}
          <time dateTime={changed[0]}>{changed[1]}</time>
        </li>
      )}
    </ul>
  );
}
