import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useOverflow } from './useOverflow';

/** A table in a box of its own, which scrolls where the table is wider than the page; then the keyboard reaches it. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(box);
  return (
    <div
      ref={box}
      className="table-scroll thin-scrollbar"
      role={isOverflowing === false ? undefined : 'group'}
      aria-label={isOverflowing === false ? undefined : 'Tabla'}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached (WCAG 2.1.1)
      tabIndex={isOverflowing === false ? undefined : 0}
    >
      <table {...props} />
    </div>
  );
}
