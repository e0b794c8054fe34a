// Change: a named landmark with a heading that can be seen; the visible entry is marked after first paint.
import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import { afterPaint } from '@site/src/page/afterPaint';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return (
    <nav className={clsx(styles.toc, 'thin-scrollbar', className)} aria-labelledby="toc-title">
      <p id="toc-title" className={styles.title}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        {...(isPainted && { linkActiveClassName: 'table-of-contents__link--active' })}
      />
    </nav>
  );
}
