import Translate from '@docusaurus/Translate';
import type { Props as TOCProps } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';

type Props = Pick<TOCProps, 'toc'>;

const title = <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>;

/** The contents of a page beside its text; what is read is marked once the page is painted. */
export function ContentsAside({ toc }: Props): ReactNode {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return (
    <nav className="theme-doc-toc-desktop thin-scrollbar" aria-labelledby="toc-title">
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
export function ContentsBar({ toc }: Props): ReactNode {
  return (
    <details className="collapsible theme-doc-toc-mobile" data-reading-aid="">
      <summary>{title}</summary>
      <TOCItems toc={toc} />
    </details>
  );
}
