import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useWindowSize } from '@docusaurus/theme-common';
import type { Props as TOCProps } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';
import { useHashTarget } from '@aifindr-docs/ui/useHashTarget';
import { site } from '@site/config/site';
import PageMenu from '../PageMenu';
import { revealTarget } from './revealTarget';
import styles from './styles.module.css';

const contentsTitle = 'En esta página';

/** Facts that the framework knows about the source of a page. */
interface PageSource {
  title?: string;
  /** Path of the file, which starts with the alias `@site`. */
  source: string;
  /** In a build, time of the file's last commit in milliseconds; null or undefined for generated pages, or without git history. */
  lastUpdatedAt?: number | null;
}

interface Props {
  toc?: TOCProps['toc'];
  /** Undefined for a page without a source file, such as the page of a category. */
  source?: PageSource;
  breadcrumbs?: ReactNode;
  /** Whether the page has examples beside its text, so that it needs the whole width (src/css/chrome.css). */
  isOperation?: boolean;
  children: ReactNode;
  /** Content after the article, such as the links to the previous and the next page. */
  end?: ReactNode;
}

/**
 * The frame of a page of text, with the table of contents and `<EditLinksAndDate>` beside the text. If there is no space, the latter is
 * below the text, and the table of contents is above it, in a `<details>` that opens without JavaScript too.
 */
export default function PageFrame({
  toc = [],
  source,
  breadcrumbs,
  isOperation = false,
  children,
  end,
}: Props): ReactNode {
  useHashTarget(revealTarget);
  const isPhone = useWindowSize() === 'mobile';
  // Pages with fewer than two headings of levels 2 and 3 have no table of contents (R24).
  const hasContents = toc.length > 1;
  // Tools that translate pages must not change code.
  const entries = toc.map(({ value, ...entry }) => ({
    ...entry,
    value: value.replaceAll('<code>', '<code translate="no">'),
  }));
  return (
    <div className="row" data-operation={isOperation ? '' : undefined}>
      <div className="col">
        <article>
          {hasContents && (
            <details className="collapsible theme-doc-toc-mobile" data-reading-aid="">
              <summary>{contentsTitle}</summary>
              <TOCItems toc={entries} />
            </details>
          )}
          <div className="page-top cluster">
            {breadcrumbs}
            <PageMenu />
          </div>
          {children}
        </article>
        {end}
      </div>
      <div className="col col--3">
        <div className="page-aside">
          {hasContents && !isPhone && <ContentsAside toc={entries} />}
          {source && <EditLinksAndDate {...source} />}
        </div>
      </div>
    </div>
  );
}

/** The table of contents beside the text. The current section is highlighted only after the first paint, so as not to delay it. */
function ContentsAside({ toc }: Pick<TOCProps, 'toc'>): ReactNode {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return (
    <nav className="theme-doc-toc-desktop" aria-labelledby="toc-title">
      <p id="toc-title">{contentsTitle}</p>
      <TOCItems
        toc={toc}
        linkClassName="table-of-contents__link toc-highlight"
        {...(isPainted && { linkActiveClassName: 'table-of-contents__link--active' })}
      />
    </nav>
  );
}

/** Links to edit a page and to report a problem with it, and the day of its last change if this is known. */
function EditLinksAndDate({ title = '', source, lastUpdatedAt }: PageSource): ReactNode {
  const url = site.url + useLocation().pathname;
  // The pages of the API are generated, mainly from the OpenAPI document, so that is the file to edit.
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
