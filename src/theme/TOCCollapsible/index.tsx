// Change: the browser's own `<details>`: it opens without JavaScript too. Upstream needs a script, and does not say its state. The list
// lies over the text (src/css/chrome.css), so it closes when an entry is chosen and when the focus leaves it.
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  const bar = useRef<HTMLDetailsElement>(null);
  useEffect(() => (bar.current ? closeWithChoice(bar.current) : undefined), []);
  return (
    <details ref={bar} className={clsx('collapsible', className)} data-reading-aid="">
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...props} />
    </details>
  );
}

/** Returns a function that stops it. */
function closeWithChoice(bar: HTMLDetailsElement): () => void {
  const close = ({ type, target, relatedTarget }: MouseEvent | FocusEvent) => {
    const isLeft =
      type === 'click'
        ? (target as Element).closest('a') !== null
        : relatedTarget !== null && !bar.contains(relatedTarget as Node);
    if (isLeft) bar.open = false;
  };
  bar.addEventListener('click', close);
  bar.addEventListener('focusout', close);
  return () => {
    bar.removeEventListener('click', close);
    bar.removeEventListener('focusout', close);
  };
}
