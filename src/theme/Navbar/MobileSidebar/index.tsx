// Change: the keyboard goes into the menu as it opens, stays in it, and comes back to its button; Escape closes it. Upstream's
// leaves the keyboard on the page that the menu covers, and loses it on the way back to the main menu. The menu is rendered once the
// page answers the reader.
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, useDeferredValue, useEffect } from 'react';

export default function KeyboardMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const isSecondaryShown = useNavbarSecondaryMenu().shown;
  const isReady = useDeferredValue(true, false);

  useEffect(() => {
    if (!shown) return undefined;
    const covered = document.querySelectorAll<HTMLElement>(
      '#__docusaurus > :not(.navbar), .navbar__inner',
    );
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    covered.forEach((part) => (part.inert = true));
    focus('.navbar-sidebar__close');
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      covered.forEach((part) => (part.inert = false));
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);

  useEffect(() => {
    if (shown && !isSecondaryShown) focus('.navbar-sidebar__item a');
    // Only on the way back: a menu that opens at its first level keeps the focus on its button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSecondaryShown]);

  return (isReady || shown) && <MobileSidebar />;
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
