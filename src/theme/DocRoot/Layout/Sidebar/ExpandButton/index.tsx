// Change: a button that takes the focus from the button that hid the sidebar, and gives it back. Upstream's reacts to every key, even Tab.
import type { Props } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import { type ReactNode, useEffect, useRef } from 'react';

export default function ExpandButton({ toggleSidebar }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const label = 'Mostrar el menú lateral';
  useEffect(() => {
    const { activeElement, body } = document;
    // The focus was on the button that hid the sidebar. That button is removed now or in the next frame.
    if (activeElement === body || activeElement?.closest('.theme-doc-sidebar-container')) {
      button.current?.focus();
    }
  }, []);
  const showAndFocus = (): void => {
    toggleSidebar();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.theme-doc-sidebar-container .button')?.focus(),
    );
  };
  return (
    <button ref={button} type="button" className="clean-btn expand-sidebar" onClick={showAndFocus}>
      <IconArrow />
      {label}
    </button>
  );
}
