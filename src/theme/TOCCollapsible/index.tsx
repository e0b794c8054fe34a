// Change: the browser's own `<details>`: it opens without JavaScript too. Upstream needs a script, and does not say its state. It names
// the section that is read, not yet at the top of a page; its list lies over the text (src/css/chrome.css), so it closes when an entry
// is chosen, on Escape, and on a click or focus outside.
import { useWindowSize } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { useLightDismiss } from '@aifindr-docs/ui/useLightDismiss';
import { findRead } from '../TOCItems/findRead';

const active = 'table-of-contents__link--active';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  const bar = useRef<HTMLDetailsElement>(null);
  const [section, setSection] = useState<string | null>();
  const [isShown, setIsShown] = useState(false);
  const size = useWindowSize();
  useEffect(
    () => afterPaint(() => setIsShown(Boolean(bar.current?.getClientRects().length))),
    [size],
  );
  useLightDismiss(bar);
  // The list has its mark then: a page may be opened in its middle.
  useEffect(() => (bar.current ? follow(bar.current, setSection) : undefined), [isShown]);
  return (
    <details ref={bar} className={clsx('collapsible', className)} data-reading-aid="">
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
        {section && <span className="text--truncate">{section}</span>}
      </summary>
      <TOCItems {...props} {...(isShown && { linkActiveClassName: active })} />
    </details>
  );
}

/** Says which section is read, and closes the list with a choice; returns a function that stops it. */
function follow(bar: HTMLDetailsElement, onRead: (section?: string | null) => void): () => void {
  const closeWithChoice = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a') !== null) bar.open = false;
  };
  const sayRead = () => {
    const read = findRead([...document.querySelectorAll<HTMLElement>('article h2')]);
    const isBelow = !read || read.getBoundingClientRect().top > window.innerHeight / 2;
    // Samples of an operation, between its sections, are not in the list.
    const isListed = [...bar.querySelectorAll('a')].some(({ hash }) => findTarget(hash) === read);
    const named = isListed ? bar.querySelector(`.${active}`) : read;
    onRead(window.scrollY > 0 && !isBelow ? named?.textContent : null);
  };
  sayRead();
  window.addEventListener('scroll', sayRead);
  bar.addEventListener('click', closeWithChoice);
  return () => {
    window.removeEventListener('scroll', sayRead);
    bar.removeEventListener('click', closeWithChoice);
  };
}
