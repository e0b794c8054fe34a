import type { ComponentProps, ReactNode } from 'react';
import { useAttached } from '@site/src/content/useAttached';
import { attachScrollBox } from './attachScrollBox';

/** A table in a box of its own, which scrolls where the table is wider than the page; then the keyboard reaches it. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useAttached<HTMLDivElement>(attachScrollBox);
  return (
    <div
      ref={box}
      className="table-scroll thin-scrollbar"
      data-scroll-box=""
      role="group"
      aria-label="Tabla"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached (WCAG 2.1.1)
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
