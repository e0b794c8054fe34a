import type { ElementType, ReactNode } from 'react';

interface Props {
  as?: ElementType;
  id?: string;
  to?: string;
  children?: ReactNode;
}

/** Stands for `Link`, `Heading` and `StaticHtml` in unit tests. */
export default function Element({ as, id, to, children }: Props): ReactNode {
  const Tag = as ?? (to === undefined ? 'div' : 'a');
  return (
    // `StaticHtml` has an id that is none of the page.
    <Tag {...(as && { id })} {...(to !== undefined && { href: to })}>
      {children}
    </Tag>
  );
}
