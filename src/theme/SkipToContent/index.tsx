// Change: a plain link, its text marked as English; on a new page the focus moves after the paint. Upstream wraps it in a landmark with
// the link's name, which screen readers list among the regions.
import { useHistory } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';

export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const cancel = useRef<() => void>(undefined);
  const { action } = useHistory();

  // A new page starts at its top for the keyboard too, unless the reader has gone on meanwhile.
  useLocationChange(({ location, previousLocation }) => {
    cancel.current?.();
    const isNewPage = previousLocation && previousLocation.pathname !== location.pathname;
    if (isNewPage && !location.hash && action === 'PUSH') {
      cancel.current = afterPaint(() => focusOnce(start.current, { preventScroll: true }));
    }
  });

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusOnce(document.querySelector('main'));
  };

  return (
    <div ref={start}>
      {/* The address is for browsers without JavaScript. */}
      <a className="skip-link" lang="en" href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' })}
      </a>
    </div>
  );
}

/** Focuses an element that the keyboard does not stop at. */
function focusOnce(element: HTMLElement | null, options?: FocusOptions): void {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus(options);
  element.removeAttribute('tabindex');
}
