// Change: the focus moves into the menu when it opens, stays in it, and returns to its button; Escape closes it. Upstream leaves the
// focus on the page that the menu covers, and loses it on the way back to the main menu. The menu is rendered after hydration.
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, useDeferredValue, useEffect } from 'react';

export default function KeyboardMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const isSecondaryShown = useNavbarSecondaryMenu().shown;
  const isReady = useDeferredValue(true, false);

  useEffect(() => {
    if (!shown) return undefined;
    const coveredElements = document.querySelectorAll<HTMLElement>(
      '#__docusaurus > :not(.navbar), .navbar__inner',
    );
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') toggle();
    };
    coveredElements.forEach((element) => (element.inert = true));
    focus('.navbar-sidebar__close');
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      coveredElements.forEach((element) => (element.inert = false));
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);

  useEffect(() => {
    if (shown && !isSecondaryShown) focus('.navbar-sidebar__item a');
    // The focus moves only on the way back, because a menu that opens at its first level has the focus on its close button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSecondaryShown]);

  return (isReady || shown) && <MobileSidebar />;
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
