// Change: a named landmark with a heading that can be seen; the visible entry is marked after first paint, and scrolled into view.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  const [isPainted, setIsPainted] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  useEffect(() => (nav.current ? followActiveEntry(nav.current) : undefined), []);
  return (
    <nav
      ref={nav}
      className={clsx(styles.toc, 'thin-scrollbar', className)}
      aria-labelledby="toc-title"
    >
      <p id="toc-title" className={styles.title}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        {...(isPainted && { linkActiveClassName: 'table-of-contents__link--active' })}
      />
    </nav>
  );
}

/** Scrolls the entry of what is being read into view; returns a function that stops it. */
function followActiveEntry(nav: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    // The keyboard is in the list: the page moves for its entry, not the other way round.
    if (nav.matches(':focus-within')) return;
    const entry = nav.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
    const { top, bottom, height } = nav.getBoundingClientRect();
    if (entry && (entry.top < top + 32 || entry.bottom > bottom - 32)) {
      nav.scrollTop += entry.top - top - height / 2;
    }
  });
  observer.observe(nav, { subtree: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
