import type { ReactNode } from 'react';
import { useOverflow } from './useOverflow';

/** A box that scrolls sideways where its table is wider than the page; then it is a named group that the keyboard reaches. */
export default function ScrollTable({ children }: { children: ReactNode }): ReactNode {
  const [box, isOverflowing] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={box}
      className="table-scroll"
      {...(isOverflowing && {
        role: 'group',
        'aria-label': 'Tabla',
        tabIndex: 0,
      })}
    >
      {children}
    </div>
  );
}
