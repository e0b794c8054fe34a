import type { ComponentProps, ReactNode } from 'react';
import { useOverflow } from './useOverflow';

/** A box that scrolls sideways if its table is wider. Unless it is known to fit, the box is a named group that the keyboard can focus. */
export default function ScrollTable({ children }: { children: ReactNode }): ReactNode {
  const [box, isOverflowing] = useOverflow<HTMLDivElement>();
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

/** A column header. An empty one, as in the corner of a table with column and row headers, is rendered as `<td>`, because it heads nothing. */
export function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined || children === '' ? (
    <td />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
