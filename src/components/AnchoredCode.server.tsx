import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** Renders code in a table with an id that other pages may link to. */
export default function AnchoredCode({
  id,
  children,
}: {
  id: string;
  children: ReactNode;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <code id={id} translate="no">
      {children}
    </code>
  );
}
