import { useWindowSize } from '@docusaurus/theme-common';
import type { Props as TOCProps } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';
import { useTarget } from '@aifindr-docs/ui/useTarget';
import PageFacts, { type PageSource } from '../PageFacts';
import PageMenu from '../PageMenu';
import { revealTarget } from './revealTarget';

const contentsTitle = 'En esta página';

interface Props {
  toc?: TOCProps['toc'];
  /** Undefined for a page without a source file, such as the page of a category. */
  source?: PageSource;
  breadcrumbs?: ReactNode;
  /** Whether the page has examples beside its text, so that it needs the whole width (src/css/chrome.css). */
  isOperation?: boolean;
  children: ReactNode;
  /** Content after the article, such as the links to the next pages. */
  end?: ReactNode;
}

/**
 * The frame of a page of text, with the table of contents and the facts beside the text. If there is no space, the facts are below the
 * text, and the table of contents is above it, in a `<details>` that opens without JavaScript too.
 */
export default function PageFrame({
  toc = [],
  source,
  breadcrumbs,
  isOperation = false,
  children,
  end,
}: Props): ReactNode {
  useTarget(revealTarget);
  const isPhone = useWindowSize() === 'mobile';
  // Pages with fewer than two headings have no table of contents (R24).
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
          {source && <PageFacts {...source} />}
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
