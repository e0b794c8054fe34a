import type { ComponentProps, ReactNode } from 'react';
import { useHorizontalOverflow } from './useHorizontalOverflow';

/** A box that scrolls sideways if its table is wider. Unless the table is known to fit, the keyboard can focus the box, a named group. */
export default function TableScrollBox({ children }: { children: ReactNode }): ReactNode {
  const [box, isOverflowing] = useHorizontalOverflow<HTMLDivElement>();
  return (
    <div
      ref={box}
      className="table-scroll"
      {...(isOverflowing && { role: 'group', 'aria-label': 'Tabla', tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/** A header, of a column unless `scope` says otherwise, or a `<td>` if it has no text, as in the corner of a table. */
export function HeaderOrEmptyCell({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined || children === '' ? (
    <td />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
