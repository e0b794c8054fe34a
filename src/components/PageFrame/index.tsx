import { useWindowSize } from '@docusaurus/theme-common';
import type { Props as TOCProps } from '@theme/TOC';
import type { ReactNode } from 'react';
import PageFacts, { type PageSource } from '../PageFacts';
import PageMenu from '../PageMenu';
import { ContentsAside, ContentsBar } from './Contents';
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
  return (
    <div className="row" data-operation={isOperation ? '' : undefined}>
      <div className="col">
        <article>
          {hasContents && <ContentsBar toc={toc} />}
          <div className="page-top">
            {breadcrumbs}
            <PageMenu />
          </div>
          {children}
        </article>
        {end}
      </div>
      <div className="col col--3">
        <div className="page-aside">
          {hasContents && !isPhone && <ContentsAside toc={toc} />}
          {source && <PageFacts {...source} />}
        </div>
      </div>
    </div>
  );
}
