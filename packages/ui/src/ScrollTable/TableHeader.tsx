import type { ComponentProps, ReactNode } from 'react';

/** A header of a column; the empty corner of a table with headers on two sides is a cell, because it heads nothing. */
export default function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined || children === '' ? (
    <td />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
