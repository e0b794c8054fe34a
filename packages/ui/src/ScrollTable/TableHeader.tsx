import type { ComponentProps, ReactNode } from 'react';

/** A column header. The empty corner of a table with headers on two sides is a plain cell, because it is the header of nothing. */
export default function TableHeader({ children, ...props }: ComponentProps<'th'>): ReactNode {
  return children === undefined || children === '' ? (
    <td />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
