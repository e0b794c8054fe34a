// Change: a plain link, its text marked as English, and the focus moves after the paint of a new page. Upstream wraps it in a landmark
// with the link's name, which screen readers list among the regions.
import { useHistory } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { afterPaint } from '@aifindr-docs/ui/afterPaint';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const callOff = useRef<() => void>(undefined);
  const { action } = useHistory();

  // A new page starts at its top for the keyboard too.
  useLocationChange(({ location, previousLocation }) => {
    // Do not move the focus if the reader has navigated or scrolled meanwhile.
    callOff.current?.();
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      if (!location.hash && action === 'PUSH') {
        callOff.current = afterPaint(() => focusOnce(start.current, { preventScroll: true }));
      }
    }
  });

  const skip = (event: MouseEvent) => {
    const main = document.querySelector<HTMLElement>('main');
    if (main) {
      event.preventDefault();
      focusOnce(main);
    }
  };

  return (
    <div ref={start}>
      {/* The address is for browsers without JavaScript. */}
      <a className={styles.skip} lang="en" href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' })}
      </a>
    </div>
  );
}

/** Focuses an element that the keyboard does not stop at. */
function focusOnce(element: HTMLElement | null, options?: FocusOptions): void {
  if (element) {
    element.tabIndex = -1;
    element.focus(options);
    element.removeAttribute('tabindex');
  }
}
