// Change: a button that takes the focus of the one that it replaces, and gives it back. Upstream's is opened by every key, Tab too.
import type { Props } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import { type ReactNode, useEffect, useRef } from 'react';

export default function ExpandButton({ toggleSidebar }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const label = 'Mostrar el menú lateral';
  useEffect(() => {
    const { activeElement, body } = document;
    // The focus is lost with the button that hid the sidebar, now or at the next frame.
    if (activeElement === body || activeElement?.closest('.theme-doc-sidebar-container')) {
      button.current?.focus();
    }
  }, []);
  const expand = () => {
    toggleSidebar();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.theme-doc-sidebar-container .button')?.focus(),
    );
  };
  return (
    <button ref={button} type="button" className="clean-btn expand-sidebar" onClick={expand}>
      <IconArrow />
      {label}
    </button>
  );
}
