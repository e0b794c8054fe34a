import type { ComponentProps, ReactNode } from 'react';

/** A column header. An empty one, as in the corner of a table with column and row headers, is rendered as `<td>`, because it heads
   nothing. */
export default function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined || children === '' ? (
    <td />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
