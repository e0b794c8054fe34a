// Change: the browser's own `<details>`: it opens without JavaScript too. Upstream needs a script, and does not say its state. It names
// the section that is read, not yet at the top of a page; its list lies over the text (src/css/chrome.css), so it closes when an entry
// is chosen, when the focus leaves it, with Escape and with a press elsewhere.
import { useWindowSize } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';

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
  useEffect(() => (bar.current ? follow(bar.current, setSection) : undefined), []);
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
  const close = ({ type, target, relatedTarget }: MouseEvent | FocusEvent) => {
    const isLeft =
      type === 'click'
        ? (target as Element).closest('a') !== null
        : relatedTarget !== null && !bar.contains(relatedTarget as Node);
    if (isLeft) bar.open = false;
  };
  const closeWithEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !bar.open) return;
    bar.open = false;
    bar.querySelector('summary')?.focus({ preventScroll: true });
  };
  const closeOutside = ({ target }: PointerEvent) => {
    if (!bar.contains(target as Node)) bar.open = false;
  };
  const sayRead = () =>
    onRead(window.scrollY > 0 ? bar.querySelector(`.${active}`)?.textContent : null);
  window.addEventListener('scroll', sayRead);
  bar.addEventListener('click', close);
  bar.addEventListener('focusout', close);
  bar.addEventListener('keydown', closeWithEscape);
  window.addEventListener('pointerdown', closeOutside);
  return () => {
    window.removeEventListener('scroll', sayRead);
    bar.removeEventListener('click', close);
    bar.removeEventListener('focusout', close);
    bar.removeEventListener('keydown', closeWithEscape);
    window.removeEventListener('pointerdown', closeOutside);
  };
}
