import { useWindowSize } from '@docusaurus/theme-common';
import type { Props as TOCProps } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';
import PageFacts, { type PageSource } from '../PageFacts';
import PageMenu from '../PageMenu';
import { useRevealedTarget } from './useRevealedTarget';

interface Props {
  toc?: TOCProps['toc'];
  /** Where the text is from; absent for a page that is generated. */
  source?: PageSource;
  breadcrumbs?: ReactNode;
  /** Whether examples stand beside its text, for which it needs the whole width (src/css/chrome.css). */
  isOperation?: boolean;
  children: ReactNode;
  /** What follows the article. */
  end?: ReactNode;
}

/** A page of text, with its contents and facts beside it or, where there is no room, its contents above. */
export default function PageFrame({
  toc = [],
  source,
  breadcrumbs,
  isOperation = false,
  children,
  end,
}: Props): ReactNode {
  useRevealedTarget();
  const isPhone = useWindowSize() === 'mobile';
  // One entry leads nowhere else.
  const hasContents = toc.length > 1;
  // Names in code are not translated.
  const entries = toc.map(({ value, ...rest }) => ({
    ...rest,
    value: value.replaceAll('<code>', '<code translate="no">'),
  }));
  return (
    <div className="row" data-operation={isOperation ? '' : undefined}>
      <div className="col">
        <article>
          {hasContents && <ContentsBar toc={entries} />}
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

type Contents = Pick<TOCProps, 'toc'>;

const title = 'En esta página';

/** The contents of a page beside its text; what is read is marked once the page is painted. */
function ContentsAside({ toc }: Contents): ReactNode {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return (
    <nav className="theme-doc-toc-desktop" aria-labelledby="toc-title">
      <p id="toc-title">{title}</p>
      <TOCItems
        toc={toc}
        linkClassName="table-of-contents__link toc-highlight"
        {...(isPainted && { linkActiveClassName: 'table-of-contents__link--active' })}
      />
    </nav>
  );
}

/** The contents above the text, which open without JavaScript too. */
function ContentsBar({ toc }: Contents): ReactNode {
  return (
    <details className="collapsible theme-doc-toc-mobile" data-reading-aid="">
      <summary>{title}</summary>
      <TOCItems toc={toc} />
    </details>
  );
}
